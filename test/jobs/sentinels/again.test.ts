/** A sentinel that is turned off and on again while its questions are under way. */
import { expect, it, vi } from "vitest";
import { at } from "#test/api/support/api.ts";
import { numberOf, watched } from "./support/watched.ts";

const DOCUMENTS = 100;
const SIZE = 25;

it("gets no answers to the contexts that it had before", { timeout: 60_000 }, async () => {
  const { service, namespace, judgment, request, put, until, afterRuns } = await watched(DOCUMENTS, SIZE);
  const { engine } = service;
  engine.answer = (_, asked) => ({ type: "bool", p: numberOf(asked) / DOCUMENTS });
  const gated = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    engine.gate = promise;
    return resolve;
  };
  const before = engine.requests.length;
  const openFirst = gated();
  await put();
  await until(() => engine.requests.length === before + SIZE);
  const openSecond = gated();
  await request("DELETE", `${judgment}/sentinel`);
  await put();
  await until(({ runs }) => runs.length === 1 && engine.requests.length === before + 2 * SIZE);
  openFirst();
  const logged = `${at(namespace, "judgments", "urgent", "evaluations")}?shadow=true&limit=1000`;
  const evaluations = async () => (await request("GET", logged)).evaluations.length as number;
  await vi.waitUntil(async () => (await evaluations()) === SIZE, { timeout: 20_000 });
  openSecond();
  const { runs, spent_usd } = await afterRuns(2);
  expect(runs).toMatchObject([
    { run: 2, reason: "noise", answered: SIZE, compared: { changed: 0, largest_moves: [] } },
    { run: 1, reason: "drawn", answered: SIZE },
  ]);
  expect(spent_usd).toBeCloseTo(runs[0]!.cost_usd + runs[1]!.cost_usd, 9);
  expect(await evaluations()).toBe(3 * SIZE);
});

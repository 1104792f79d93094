/** Under a template, the judging per month that each namespace has by itself is added up, however old the others are. */
import { expect, it } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { documents, jobWhen, judgment, write } from "./support/jobs.ts";

const DAY_MS = 86_400_000;

/** Namespaces of 26, 6 and 2 days, in each of which ten answers have flipped in the last week. */
async function furnished(service: TestService): Promise<string> {
  service.engine.answer = (_, { contextText }) => ({
    type: "bool",
    p: Number(/"state\.p":([\d.]+)/.exec(contextText)![1]),
  });
  const root = freshNamespace();
  await judgment(service, `${root}/*`, "plain", { thresholds: { yes: 0.5 }, context: { fields: ["state.p"] } });
  const shown = { name: "shown", answers: [{ judgment: "plain", cut: "yes" }] };
  await judgment(service, `${root}/*`, "own", { context: { fields: ["attributes.none"], related: [shown] } });
  const put = (name: string, p: number) =>
    write(
      service,
      `${root}/${name}`,
      documents(10, () => ({ state: { p } })),
    );
  await put("old", 0.9);
  await service.clock.advance(20 * DAY_MS);
  await put("old", 0.1);
  await put("young", 0.9);
  await service.clock.advance(4 * DAY_MS);
  await put("new", 0.9);
  await service.clock.advance(2 * DAY_MS);
  return root;
}

async function estimated(service: TestService, place: string) {
  const { body } = await service.request("POST", at(place, "judgments", "plain", "backfill"), { body: {} });
  return { answers: body.replay.judgments_per_month, downstream: body.estimate.downstream };
}

async function simulated(service: TestService, place: string) {
  const { body } = await service.request("POST", at(place, "judgments", "plain", "simulate"), {
    body: { thresholds: { yes: 0.8 } },
  });
  return (await jobWhen(service, body.id, "done")).simulation.fanout.downstream;
}

it("is not thinned out for young namespaces over the days of older ones", { timeout: 60_000 }, async () => {
  const service = await testService();
  const root = await furnished(service);
  const line = (perMonth: number) => [
    { judgment: "own", judgments_per_month: expect.closeTo(perMonth, 4), cost_usd: expect.anything() },
  ];
  const each = { old: 300 / 7, young: 300 / 6, new: 300 / 2, "*": 300 / 7 + 300 / 6 + 300 / 2 };
  for (const [name, perMonth] of Object.entries(each)) {
    const place = `${root}/${name}`;
    expect(await estimated(service, place), name).toEqual({ answers: expect.closeTo(perMonth, 4), downstream: line(perMonth) });
    expect(await simulated(service, place), name).toEqual(line(perMonth));
  }
});

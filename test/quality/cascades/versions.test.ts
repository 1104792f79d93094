/** Looks for the bound of a cascade while two versions of its first engine answer in turn. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { at, freshNamespace } from "#test/api/support/api.ts";
import { write } from "#test/jobs/support/jobs.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { type TestEngine, testEngine } from "#test/support/test-engine.ts";

let service: TestService;
let cheap: TestEngine;
let place: string;

beforeAll(async () => {
  cheap = testEngine("cheap");
  service = await testService({ engines: [cheap] }, true);
  cheap.answer = () => ({ type: "bool", p: 0.9 });
  service.engine.answer = () => ({ type: "bool", p: 0.95 });
  // Only replies name the version, as behind a load balancer.
  cheap.version = () => null;
});
afterAll(() => service.stop());
beforeEach(async () => {
  place = freshNamespace();
  const body = {
    name: "urgent",
    question: "Is it urgent?",
    type: "bool",
    engine: { name: "test", cascade: { first: { name: "cheap" }, max_disagreement: 0.05 } },
  };
  expect((await service.request("POST", at(place, "judgments"), { body })).status).toBe(201);
});

const answeredBy = async (version: string, from: number, count: number) => {
  cheap.currentVersion = version;
  const documents = Array.from({ length: count }, (_, n) => ({ id: `d-${from + n}`, state: { n: from + n } }));
  await service.clock.advance(1_000);
  await write(service, place, documents);
  await vi.waitUntil(
    async () => {
      await service.clock.advance(6_000);
      return (await service.fresh.database.query({ text: "select 1 from wakeups where kind = 'cascades'" })).length === 0;
    },
    { timeout: 30_000 },
  );
};
/** `fits` counts the looks that were stored. */
const looks = async () => {
  const [row] = await service.fresh.database.query<{ fits: number; looks: number; version: string }>({
    text: `
      select b.fit as fits, b.looks, b.first_version as version
      from cascade_bounds b join judgments j on j.judgment_id = b.judgment_id where j.owner = $1`,
    values: [place],
  });
  return row;
};

describe("a cascade whose first engine answers in two versions", { timeout: 60_000 }, () => {
  it("looks once for 100 documents of another version in a row, and the level of that look is the next smaller one", async () => {
    await answeredBy("cheap-1", 0, 100);
    expect(await looks()).toEqual({ fits: 1, looks: 1, version: "cheap-1" });
    await answeredBy("cheap-2", 100, 99);
    await answeredBy("cheap-2", 199, 1);
    expect(await looks()).toEqual({ fits: 2, looks: 2, version: "cheap-2" });
  });

  it("looks as often as documents grow, and not whenever another version answers", async () => {
    await answeredBy("cheap-1", 0, 100);
    await answeredBy("cheap-2", 100, 100);
    for (let turn = 0; turn < 40; turn++) await answeredBy(`cheap-${1 + (turn % 2)}`, 200 + 5 * turn, 5);
    const { fits, looks: counted } = (await looks())!;
    expect(fits).toBeGreaterThan(2);
    // After two looks at 100 documents each, 200 documents are at most 50, 63 and 78 for further looks.
    expect(fits).toBeLessThanOrEqual(5);
    expect(counted).toBe(fits);
  });
});

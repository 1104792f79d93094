/** How long the judgments of an owner hold the event loop while they are read. */
import { afterEach, expect, it, vi } from "vitest";
import type { Session, Statement } from "#src/foundation/db/database.ts";
import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { StoredJudgment } from "#src/judging/definitions/judgment.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const JUDGMENTS = 1_000;
const stored = (n: number): StoredJudgment => ({
  judgmentId: `jdg_${n}`,
  name: `urgent_${n}`,
  owner: "shop",
  type: "bool",
  activeVersion: 1,
  definition: { name: `urgent_${n}`, question: "Is it urgent?", type: "bool", engine: { name: "test" }, horizon: "0s" },
  own: { thresholds: {}, freshness: {} },
  createdAt: new Date(0),
  calibrations: [],
  weights: null,
  learned: null,
  cascade: null,
});

it("is a few milliseconds, however many there are", async () => {
  const rows = Array.from({ length: JUDGMENTS }, (_, n) => stored(n));
  const query = async ({ name }: Statement) => {
    if (name === "templates_read_epoch") return [{ epoch: 1 }];
    return name === "judgments_read_owned" ? rows : [];
  };
  // Each look at the clock is a millisecond after the one before. A slice has ten.
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now++);
  const turns = vi.spyOn(TimeSlice.prototype, "next");
  const judgments = await new ApplicableJudgments().of({ query } as unknown as Session, "org", "shop");
  expect(judgments.size).toBe(JUDGMENTS);
  expect(turns.mock.calls.length).toBeGreaterThan(JUDGMENTS / 20);
});

/** Whether as many more labels as a refusal names are enough, in about four of five cases. */
import type { RecommendTarget } from "#generated/types.ts";
import { ranked } from "#src/quality/fits/cuts.ts";
import { certificateOf } from "#src/quality/reports/certificate.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import { judges } from "./judges.ts";
import type { Line } from "./lines.ts";
import { sampleOf } from "./samples.ts";

const MOST = 20_000;
const TARGETS: readonly (readonly [string, string, number, RecommendTarget])[] = [
  ["good", "precision ≥ 0.9", 100, { precision: 0.9 }],
  ["good", "precision ≥ 0.9", 300, { precision: 0.9 }],
  ["separable", "precision ≥ 0.95", 60, { precision: 0.95 }],
  ["saturated", "precision ≥ 0.9", 200, { precision: 0.9 }],
  ["good", "recall ≥ 0.95", 60, { recall: 0.95 }],
  ["rare", "recall ≥ 0.9", 500, { recall: 0.9 }],
];

export async function neededLabelLines(sets: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, claim, size, target] of TARGETS) {
    const judge = judges.find((one) => one.name === name)!;
    const random = chance(size);
    let [asked, missed, hopeless, sum] = [0, 0, 0, 0];
    const certify = async (count: number) =>
      certificateOf(target, await ranked(sampleOf(judge, count, random), 1), 0.95, { threshold: (number) => number });
    for (let set = 0; set < sets; set++) {
      const first = await certify(size);
      if (first.number !== null) continue;
      const needed = first.certified.labels_needed;
      if (needed === null || needed > MOST) {
        hopeless += 1;
        continue;
      }
      asked += 1;
      sum += needed;
      missed += Number((await certify(size + needed)).number === null);
    }
    const also = { "needed on average:": Math.round(sum / asked).toLocaleString("en"), "said that none help:": String(hopeless) };
    lines.push({
      claim: `enough labels for ${claim}`,
      of: `${name}, n=${size}`,
      samples: asked,
      promised: null,
      measured: missed / asked,
      also,
    });
  }
  return lines;
}

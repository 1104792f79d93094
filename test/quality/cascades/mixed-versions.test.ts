/** The promise of a cascade whose first engine answers in two versions in turn, on samples with known truth. */
import { expect, it, vi } from "vitest";
import { boundOf, levelOf, type Pair } from "#src/quality/cascades/bound.ts";
import { FEWEST, isDue, MOST } from "#src/quality/cascades/looking.ts";
import { type FirstKind, firstKinds, pairsOf } from "#test/bench/honesty/cascades.ts";
import { chanceError } from "#test/bench/honesty/lines.ts";
import { chance, TIMES } from "#test/quality/calibration/chance.ts";

vi.setConfig({ testTimeout: 60_000 * TIMES });

const SETS = 100 * TIMES;
const DOCUMENTS = 4_000;
/** Documents between two visits of the worker. */
const VISIT = 10;

interface Looked {
  firstVersion: string;
  engineVersion: string;
  report: ReturnType<typeof boundOf>["report"];
  bound: number | null;
}

/** The looks at a stream of documents whose versions are drawn. Both versions know equally much. */
function looksAt(random: () => number, { wrong }: FirstKind, promised: number): Looked[] {
  const looks: Looked[] = [];
  const stream: (Pair & Pick<Looked, "firstVersion" | "engineVersion">)[] = [];
  let seen = 0;
  for (let at = 0; at < DOCUMENTS; at += VISIT) {
    for (const pair of pairsOf(random, VISIT, wrong)) {
      stream.unshift({ ...pair, firstVersion: random() < 0.5 ? "one" : "other", engineVersion: "judge" });
    }
    stream.splice(MOST);
    const [newest, last] = [stream.slice(0, FEWEST), looks.at(-1)];
    if (newest.length < FEWEST || (last && !isDue(last, newest, at + VISIT - seen))) continue;
    const { firstVersion, engineVersion } = newest[0]!;
    const pairs = stream.filter((one) => one.firstVersion === firstVersion);
    if (pairs.length < FEWEST) continue;
    looks.push({ firstVersion, engineVersion, ...boundOf(pairs, promised, levelOf(looks.length + 1)) });
    seen = at + VISIT;
  }
  return looks;
}

it.each(firstKinds.slice(0, 2))("is kept in 95 of 100 cascades, all looks together ($name)", (kind) => {
  const [random, promised] = [chance(77), 0.1];
  let broken = 0;
  for (let set = 0; set < SETS; set++) {
    const looks = looksAt(random, kind, promised);
    expect(looks.length).toBeLessThan(25);
    broken += Number(looks.some(({ bound }) => bound !== null && kind.above(bound) > promised));
  }
  const line = { claim: "", of: kind.name, samples: SETS, promised: 0.05, measured: broken / SETS };
  expect(line.measured).toBeLessThanOrEqual(0.05 + chanceError(line, 4));
});

/** How often a certified threshold breaks its promise, and how near it comes to the best threshold there is. */
import type { RecommendTarget } from "#generated/types.ts";
import { ranked } from "#src/quality/fits/cuts.ts";
import { certificateOf } from "#src/quality/reports/certificate.ts";
import { chance } from "#test/quality/calibration/chance.ts";
import { PRECISIONS } from "./blind-kinds.ts";
import { type Judge, judges, type Truth, truthOf } from "./judges.ts";
import type { Line } from "./lines.ts";
import { bestOf, type Effect, effectOf, sampleOf } from "./samples.ts";

export const SIZES = [50, 100, 200, 500, 1_000, 2_000, 5_000] as const;
const LEVEL = 0.05;
const CONFIDENCE = 1 - LEVEL;

/** A precision that some threshold of each judge has. No threshold of `rare` has much more. */
const PRECISION: Readonly<Record<string, number>> = { ...PRECISIONS, weak: 0.75, rare: 0.6, drifting: 0.8, overconfident: 0.85 };
const precisionOf = (name: string) => PRECISION[name] ?? 0.9;

type Certificate = ReturnType<typeof certificateOf>;

interface Promise_ {
  readonly name: string;
  target(judge: string): RecommendTarget;
  /** Whether something is promised, and what is gained by it of the best possible. */
  gain?(effect: Effect): number;
  meets?(effect: Effect, judge: string): boolean;
  isBroken(certificate: Certificate, truth: Truth, judge: string): boolean;
}

const above = ({ number }: Certificate, truth: Truth) => (number === null ? null : effectOf(truth, number));
const numberOf = (threshold: unknown) => threshold as number;
/** Sums of many numbers differ in their last digits. */
const less = (one: number, other: number) => one < other - 1e-9;

const promises: readonly Promise_[] = [
  {
    name: "precision",
    target: (judge) => ({ precision: precisionOf(judge) }),
    gain: ({ recall }) => recall,
    meets: ({ precision, share }, judge) => share > 0 && precision >= precisionOf(judge),
    isBroken: (found, truth, judge) => less(above(found, truth)?.precision ?? 1, precisionOf(judge)),
  },
  {
    name: "recall ≥ 0.9",
    target: () => ({ recall: 0.9 }),
    gain: ({ precision }) => precision,
    meets: ({ recall }) => recall >= 0.9,
    isBroken: (found, truth) => less(above(found, truth)?.recall ?? 1, 0.9),
  },
  {
    name: "review ≤ 0.2",
    target: () => ({ review: 0.2 }),
    gain: ({ share }) => share,
    meets: ({ share }) => share <= 0.2,
    isBroken: (found, truth) => less(0.2, above(found, truth)?.share ?? 0),
  },
  {
    name: "mean cost, 1 and 3",
    target: () => ({ cost: { false_positive: 1, false_negative: 3 } }),
    gain: ({ falsely, missed }) => 1 - falsely - 3 * missed,
    meets: () => true,
    isBroken({ certified, number }, truth) {
      const { falsely, missed } = effectOf(truth, number!);
      return less(certified.promised!, falsely + 3 * missed);
    },
  },
  {
    name: "accept and reject",
    target: (judge) => ({ decide: { accept: precisionOf(judge), reject: 0.9 } }),
    isBroken({ decide }, truth, judge) {
      const { accept, reject } = decide!;
      return (
        (accept !== null && less(effectOf(truth, numberOf(accept.threshold)).precision, precisionOf(judge))) ||
        (reject !== null && less(effectOf(truth, numberOf(reject.threshold)).rightBelow, 0.9))
      );
    },
  },
];

export interface PromiseKinds {
  kinds: readonly Judge[];
  sizes: readonly number[];
  seed: number;
}

/** @param sets data sets of each judge and size */
export async function promiseLines(
  sets: number,
  { kinds, sizes, seed }: PromiseKinds = { kinds: judges, sizes: SIZES, seed: 1 },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const judge of kinds) {
    const random = chance(lines.length + seed);
    const truths = { labelled: truthOf(judge), after: truthOf(judge, 1) };
    const tallies = promises.map((promise) => new Tally(promise, judge, truths.labelled));
    const later = judge.name === "drifting" ? new Tally(promises[0]!, judge, truths.after) : null;
    for (const size of sizes)
      for (let set = 0; set < sets; set++) {
        const outcomes = await ranked(sampleOf(judge, size, random), 1);
        for (const [at, promise] of promises.entries()) {
          const found = certificateOf(promise.target(judge.name), outcomes, CONFIDENCE, { threshold: (number) => number });
          tallies[at]!.add(found, size);
          if (at === 0) later?.add(found, size);
        }
      }
    lines.push(...tallies.map((tally) => tally.line(judge.name, LEVEL)));
    if (later) lines.push(later.line("drifting, documents after the last label", null));
  }
  return lines;
}

class Tally {
  readonly #promise: Promise_;
  readonly #judge: Judge;
  readonly #truth: Truth;
  readonly #best: number | null;
  #samples = 0;
  #broken = 0;
  readonly #found = new Map<number, number>();
  readonly #gained = new Map<number, number>();
  readonly #drawn = new Map<number, number>();

  constructor(promise: Promise_, judge: Judge, truth: Truth) {
    [this.#promise, this.#judge, this.#truth] = [promise, judge, truth];
    const { gain, meets } = promise;
    this.#best = gain && meets ? bestOf(truth, (effect) => meets(effect, judge.name), gain) : null;
  }

  add(found: Certificate, size: number): void {
    this.#samples += 1;
    this.#drawn.set(size, (this.#drawn.get(size) ?? 0) + 1);
    const isPromised = found.number !== null || found.decide?.accept || found.decide?.reject;
    if (!isPromised) return;
    this.#found.set(size, (this.#found.get(size) ?? 0) + 1);
    this.#broken += Number(this.#promise.isBroken(found, this.#truth, this.#judge.name));
    const gained = this.#promise.gain && this.#best ? this.#promise.gain(effectOf(this.#truth, found.number!)) / this.#best : 0;
    this.#gained.set(size, (this.#gained.get(size) ?? 0) + gained);
  }

  line(of: string, promised: number | null): Line {
    const sizes = [...this.#drawn.keys()];
    const shown = sizes.includes(100) ? [100, 500, 5_000] : sizes.filter((_, at) => at % 3 === 0);
    const at = (size: number) => {
      const found = this.#found.get(size) ?? 0;
      const share = `${Math.round((100 * found) / this.#drawn.get(size)!)}%`;
      if (this.#best === null) return share;
      return found === 0 ? share : `${share} at ${((this.#gained.get(size) ?? 0) / found).toFixed(2)}`;
    };
    const also = Object.fromEntries(shown.map((size) => [`n=${size.toLocaleString("en")}:`, at(size)]));
    const name = this.#promise.name === "precision" ? `precision ≥ ${precisionOf(this.#judge.name)}` : this.#promise.name;
    return { claim: name, of, samples: this.#samples, promised, measured: this.#broken / this.#samples, also };
  }
}

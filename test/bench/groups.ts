/** What a changed document costs in groups of namespaces with 1,000 and 1,000,000 documents, beside bare `pg` that updates the same rows in both. */
import { openGrouped } from "./groups/grouped.ts";
import { type Bench, compared, inTurns } from "./support/bench.ts";

const ROUNDS = 15;
const FEW = 1_000;
const MANY = 1_000_000;
/** Requests of 1,000 documents before anything is measured: after a checkpoint each page is logged whole at its first change. */
const WARMING = 25;

export const bench: Bench = {
  about: "what a changed document costs in groups of 1,000 and of 1,000,000 documents, beside bare pg in both",
  async run() {
    const about = { better: "lower", unit: "µs a changed document" } as const;
    const none = { ...about, target: null };
    const whole = await measured(true);
    const lean = await measured(false);
    return [
      compared("of 1,000,000 documents against 1,000", whole.many, whole.few, { ...about, target: 1.2 }),
      compared("bare pg among 1,000,000 against 1,000", whole.manyBare, whole.fewBare, none),
      compared("without min and max", lean.many, lean.few, { ...about, target: 1.2 }),
      compared("bare pg of that", lean.manyBare, lean.fewBare, none),
      compared("written one by one", whole.manySingly, whole.fewSingly, { ...about, target: 1.2 }),
      compared("of 1,000 documents against bare pg", whole.few, whole.fewBare, none),
      compared("of 1,000,000 documents against bare pg", whole.many, whole.manyBare, none),
    ];
  },
};

async function measured(extremes: boolean) {
  const grouped = await openGrouped([FEW, MANY], extremes);
  try {
    for (let n = 0; n < WARMING; n++) {
      for (const documents of [FEW, MANY]) {
        await grouped.cost(documents, 1_000);
        await grouped.floor(documents, 1_000);
      }
    }
    return await inTurns(ROUNDS, {
      few: () => grouped.cost(FEW, 1_000),
      many: () => grouped.cost(MANY, 1_000),
      fewBare: () => grouped.floor(FEW, 1_000),
      manyBare: () => grouped.floor(MANY, 1_000),
      fewSingly: () => grouped.cost(FEW, 1),
      manySingly: () => grouped.cost(MANY, 1),
    });
  } finally {
    await grouped.close();
  }
}

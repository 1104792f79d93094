/** Numbers as a context shows them: cut by a threshold or named by a band, so that a small change changes nothing that is seen. */
import type { Json } from "#src/json.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { evaluateThresholds } from "#src/judgments/thresholds.ts";
import type { RawAnswer } from "../engine.ts";
import type { RelationRecipe } from "./relations.ts";

export type ShownAnswer = NonNullable<RelationRecipe["answers"]>[number];

export type Bands = NonNullable<ShownAnswer["band"]>;

/** The name that a shown answer has in an entry: `urgent.page` of a cut, `urgent` of a band. A judgment's name has no `.`. */
export function shownName({ judgment, cut }: ShownAnswer): string {
  return cut === undefined ? judgment : `${judgment}.${cut}`;
}

/** The boolean of a cut or the label of a band; undefined where the threshold is gone, or the answer is of another type. */
export function shownAnswer(shown: ShownAnswer, judgment: Pick<Judgment, "thresholds">, raw: RawAnswer): Json | undefined {
  if (shown.cut !== undefined) return cutOf(shown.cut, judgment, raw);
  const number = raw.type === "bool" ? raw.p : raw.type === "score" ? raw.score : undefined;
  return shown.band === undefined || number === undefined ? undefined : bandOf(shown.band, number);
}

function cutOf(name: string, { thresholds }: Pick<Judgment, "thresholds">, raw: RawAnswer): boolean | undefined {
  if (!Object.hasOwn(thresholds, name)) return undefined;
  return evaluateThresholds({ [name]: thresholds[name]! }, raw)[name];
}

/** The label of the last band that a number reaches, and of the first where it reaches none. */
export function bandOf(bands: Bands, number: number): string {
  return (bands.findLast(({ gte }) => number >= gte) ?? bands[0]!).label;
}

/**
 * Numbers as a context shows them: cut by a threshold, or named by a band. So a small change of a number usually changes nothing in the
 * context.
 */
import type { Json } from "#src/foundation/json/json.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { RelationRecipe } from "./relations.ts";

export type ShownAnswer = NonNullable<RelationRecipe["answers"]>[number];

export type Bands = NonNullable<ShownAnswer["band"]>;

/** The name of a shown answer in an entry: `urgent.page` for a cut, `urgent` for a band. A judgment's name has no `.`. */
export function shownName({ judgment, cut }: ShownAnswer): string {
  return cut === undefined ? judgment : `${judgment}.${cut}`;
}

/**
 * The boolean of a cut or the label of a band. Undefined if the threshold does not exist any more, or the answer has another type.
 */
export function shownAnswer(shown: ShownAnswer, judgment: Pick<Judgment, "thresholds">, raw: RawAnswer): Json | undefined {
  if (shown.cut !== undefined) return cutOf(shown.cut, judgment, raw);
  const number = raw.type === "bool" ? raw.p : raw.type === "score" ? raw.score : undefined;
  return shown.band === undefined || number === undefined ? undefined : bandOf(shown.band, number);
}

function cutOf(name: string, { thresholds }: Pick<Judgment, "thresholds">, raw: RawAnswer): boolean | undefined {
  if (!Object.hasOwn(thresholds, name)) return undefined;
  return evaluateThresholds({ [name]: thresholds[name]! }, raw)[name];
}

/** The label of the last band whose bound the number reaches, or of the first band if it reaches none. */
export function bandOf(bands: Bands, number: number): string {
  return (bands.findLast(({ gte }) => number >= gte) ?? bands[0]!).label;
}

/** How far a context says or denies a term, by where it does. */
import type { Compiled } from "./hypotheses.ts";
import { parameters } from "./parameters.ts";
import type { Sightings } from "./sightings.ts";
import { nameWords, stem, words } from "./words-of-text.ts";

/** How far a term is said (to 1) or denied (to -1); 0 where it is not met, or said as much as denied. */
export type Presence = (term: number) => number;

/** Presence for one question: fields that it names weigh more, and what it asks for decides whether the place of a mention matters. */
export function presenceFor({ subjects, topical }: Compiled, { fields, terms }: Sightings): Presence {
  const weights = fields.map(({ path, weight }) => {
    const named = path.some((name) => words(nameWords(name)).some(({ word }) => subjects.has(stem(word))));
    return named ? weight * parameters.namedField : weight;
  });
  const share = topical ? parameters.anywhere.topical : parameters.anywhere.other;
  return (term) => {
    let [said, denied, saidAnywhere, deniedAnywhere] = [0, 0, 0, 0];
    for (const sighting of terms[term] ?? []) {
      // Many small mentions add up to less than one prominent one: squares, not the mentions themselves.
      said += (weights[sighting.field]! * sighting.said) ** 2;
      denied += (weights[sighting.field]! * sighting.denied) ** 2;
      saidAnywhere += sighting.saidAnywhere;
      deniedAnywhere += sighting.deniedAnywhere;
    }
    const prominent = balance(Math.sqrt(said), Math.sqrt(denied), parameters.halfPresence);
    const anywhere = balance(saidAnywhere, deniedAnywhere, parameters.halfAnywhere);
    return prominent + share * (anywhere - prominent);
  };
}

/** Saturates as BM25 does: the second mention says less than the first. */
function balance(said: number, denied: number, half: number): number {
  return (said - denied) / (said + denied + half);
}

/** Where a context speaks of the terms of a vocabulary, and where it denies them. */
import type { Json } from "#src/judging/engines/engine.ts";
import { parameters } from "./parameters.ts";
import { type Field, runs } from "./runs.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { words } from "./words-of-text.ts";

/** Mentions of one term in one field: head-weighted, and counted alike wherever they stand. */
export interface Sighting {
  field: number;
  said: number;
  denied: number;
  saidAnywhere: number;
  deniedAnywhere: number;
}

export interface Sightings {
  fields: readonly Field[];
  /** By term. */
  terms: readonly (readonly Sighting[] | undefined)[];
  /** Words of the context, function words left out. */
  wordCount: number;
}

/** Reads a context once, in time proportional to its length; yields after every piece of work of less than a millisecond or so. */
export function* sight(context: Json, vocabulary: Vocabulary): Generator<void, Sightings> {
  const fields: Field[] = [];
  const terms: (Sighting[] | undefined)[] = new Array(vocabulary.size);
  let wordCount = 0;
  let place = 0;
  let before = -1;
  let begun = { code: false };

  const add = (term: number, field: number, weight: number, head: number, denied: boolean): void => {
    const sighting = sightingIn(terms, term, field);
    if (denied) {
      sighting.denied += weight * head;
      sighting.deniedAnywhere += weight;
    } else {
      sighting.said += weight * head;
      sighting.saidAnywhere += weight;
    }
  };

  for (const run of runs(context, fields)) {
    if (run === null) {
      yield;
      continue;
    }
    if (!run.continued) {
      place = 0;
      begun = { code: false };
      before = -1;
    }
    for (const { word, negated, code, opens } of words(run.text, begun)) {
      const weight = code ? run.weight * parameters.code : run.weight;
      const head = 1 / (1 + place++ / parameters.headWords);
      const denied = negated !== run.denied;
      const match = vocabulary.match(word);
      for (let at = 0; at < match.terms.length; at++) add(match.terms[at]!, run.field, weight * match.weights[at]!, head, denied);
      const pair = opens || before < 0 || match.exact < 0 ? undefined : vocabulary.pairOf(before, match.exact);
      if (pair !== undefined) add(pair, run.field, weight, head, denied);
      before = match.exact;
      wordCount += weight;
    }
    yield;
  }
  return { fields, terms, wordCount };
}

function sightingIn(terms: (Sighting[] | undefined)[], term: number, field: number): Sighting {
  const sightings = terms[term] ?? [];
  terms[term] = sightings;
  const known = sightings.find((one) => one.field === field);
  if (known) return known;
  const fresh = { field, said: 0, denied: 0, saidAnywhere: 0, deniedAnywhere: 0 };
  sightings.push(fresh);
  return fresh;
}

/**
 * Suggestions from the words of the documents themselves: offline, deterministic, without a model. It finds words that many documents of a sample
 * share and puts them into templates; it knows nothing of what they mean. See this folder's README.
 */

import { TimeSlice } from "#src/foundation/time/time-slice.ts";
import type {
  OptionsAsked,
  PartsAsked,
  SuggestedOption,
  SuggestedPart,
  Suggester,
  Suggestions,
} from "#src/jobs/parts/suggester.ts";
import { clusters } from "./clusters.ts";
import { telling } from "./telling.ts";
import { type DocumentTerms, termsOf, Vocabulary } from "./vocabulary.ts";

export class TermsSuggester implements Suggester {
  readonly name = "terms";
  readonly remote = false;

  async suggestOptions({ question, options, documents, count }: OptionsAsked): Promise<Suggestions<SuggestedOption>> {
    const slice = new TimeSlice();
    const said = [question, ...options.flatMap(({ value, description = "" }) => [value, description])];
    const vocabulary = new Vocabulary(await read(documents, slice), said);
    await slice.next();
    const suggestions = (await clusters(vocabulary, count, slice)).map(({ seed, beside }): SuggestedOption => {
      return {
        value: vocabulary.shown(seed),
        description: `About ${listed([seed, ...beside].map((one) => vocabulary.shown(one)))}.`,
      };
    });
    return { ok: true, suggestions };
  }

  async suggestParts({ question, parts, documents, count }: PartsAsked): Promise<Suggestions<SuggestedPart>> {
    const slice = new TimeSlice();
    const said = [question, ...parts.flatMap(({ name, question }) => [name, question])];
    const vocabulary = new Vocabulary(
      await read(
        documents.map(({ text }) => text),
        slice,
      ),
      said,
    );
    await slice.next();
    const targets = documents.map(({ p, outcome }) => (outcome === null ? p : Number(outcome)));
    const suggestions = (await telling(vocabulary, targets, count, slice)).map((term): SuggestedPart => {
      const shown = vocabulary.shown(term);
      return { name: `mentions_${shown.replaceAll(/[^A-Za-z0-9]+/g, "_")}`, question: `Does the document speak of "${shown}"?` };
    });
    return { ok: true, suggestions };
  }

  async close(): Promise<void> {}
}

async function read(documents: readonly string[], slice: TimeSlice): Promise<DocumentTerms[]> {
  const terms: DocumentTerms[] = [];
  for (const text of documents) {
    if (slice.isOver) await slice.next();
    terms.push(termsOf(text));
  }
  return terms;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

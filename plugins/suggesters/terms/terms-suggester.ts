/**
 * Suggestions from the words of the documents themselves: offline, deterministic, without a model. It finds words that many documents of a sample
 * share and puts them into templates; it knows nothing of what they mean. See this folder's README.
 */
import { setImmediate as turn } from "node:timers/promises";
import type {
  OptionsAsked,
  PartsAsked,
  SuggestedOption,
  SuggestedPart,
  Suggester,
  Suggestions,
} from "#src/discovery/suggester.ts";
import { clusters } from "./clusters.ts";
import { telling } from "./telling.ts";
import { type DocumentTerms, termsOf, Vocabulary } from "./vocabulary.ts";

/** Documents that are read before other work gets its turn. */
const PER_TURN = 8;

export class TermsSuggester implements Suggester {
  readonly name = "terms";
  readonly remote = false;

  async suggestOptions({ question, options, documents, count }: OptionsAsked): Promise<Suggestions<SuggestedOption>> {
    const said = [question, ...options.flatMap(({ value, description = "" }) => [value, description])];
    const vocabulary = new Vocabulary(await read(documents), said);
    const suggestions = clusters(vocabulary, count).map(({ seed, beside }): SuggestedOption => {
      return {
        value: vocabulary.shown(seed),
        description: `About ${listed([seed, ...beside].map((one) => vocabulary.shown(one)))}.`,
      };
    });
    return { ok: true, suggestions };
  }

  async suggestParts({ question, parts, documents, count }: PartsAsked): Promise<Suggestions<SuggestedPart>> {
    const said = [question, ...parts.flatMap(({ name, question }) => [name, question])];
    const vocabulary = new Vocabulary(await read(documents.map(({ text }) => text)), said);
    const targets = documents.map(({ p, outcome }) => (outcome === null ? p : Number(outcome)));
    const suggestions = telling(vocabulary, targets, count).map((term): SuggestedPart => {
      const shown = vocabulary.shown(term);
      return { name: `mentions_${shown.replaceAll(/[^A-Za-z0-9]+/g, "_")}`, question: `Does the document speak of "${shown}"?` };
    });
    return { ok: true, suggestions };
  }

  async close(): Promise<void> {}
}

async function read(documents: readonly string[]): Promise<DocumentTerms[]> {
  const terms: DocumentTerms[] = [];
  for (const [at, text] of documents.entries()) {
    if (at % PER_TURN === PER_TURN - 1) await turn();
    terms.push(termsOf(text));
  }
  return terms;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

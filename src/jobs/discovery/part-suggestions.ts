/** Suggests parts for a composite while the client waits. */
import type { SuggestPartsRequest, SuggestPartsResponse } from "#generated/types.ts";
import { ServiceError } from "#src/foundation/errors.ts";
import { draw, strataOf } from "#src/jobs/estimates/sample.ts";
import type { JobParts } from "#src/jobs/parts/parts.ts";
import type { JudgedText, SuggestedPart } from "#src/jobs/parts/suggester.ts";
import type { Drawn } from "#src/jobs/sampling/drawing.ts";
import { contextsOf, type DrawnContext } from "#src/jobs/sampling/judged.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { latestOutcomes } from "#src/quality/outcomes/labels.ts";
import { readAnswers } from "#src/records/answers/answers.ts";
import { livingIncarnations } from "#src/records/documents/documents.ts";
import { giveBack, takeOne } from "./allowance.ts";
import { type AskedOf, activeOf } from "./discoveries.ts";
import { excerpts, MOST_EXCERPTS } from "./excerpts.ts";
import { tidy } from "./proposed-options.ts";

const DEFAULT_COUNT = 5;
/** The client waits for the result. */
const WAIT_MS = 60_000;
const LONGEST_NAME = 128;
const LONGEST_QUESTION = 4_000;

export class PartSuggestions {
  readonly #parts: JobParts;

  constructor(parts: JobParts) {
    this.#parts = parts;
  }

  /** @throws ServiceError `not_found`, `forbidden`, `invalid_request`, `conflict`, `rate_limited`, `unavailable` */
  async suggest(asked: AskedOf, given: SuggestPartsRequest | undefined): Promise<SuggestPartsResponse> {
    const { db, clock, suggester } = this.#parts;
    const { organizationId } = asked;
    const count = given?.count ?? DEFAULT_COUNT;
    const judgment = await activeOf(this.#parts, asked, { type: "bool", wanted: "a bool, because only a bool has parts" });
    const day = await db.transaction((tx) => takeOne(tx, organizationId, clock.now()));
    try {
      const { judgmentId, name } = judgment;
      const sampled = await contextsOf(this.#parts, name, { judgmentId }, await this.#sample(asked, judgment));
      const documents = await this.#judged(judgmentId, sampled);
      const { question, criteria, parts = [] } = judgment.definition;
      const told = { question, criteria: criteria as string | undefined, parts, documents, count };
      const answer = await suggester.suggestParts(told, AbortSignal.timeout(WAIT_MS));
      if (!answer.ok) throw unavailable(answer.failure);
      return { parts: newParts(answer.suggestions, parts, count), sampled: documents.length };
    } catch (error) {
      await giveBack(db, organizationId, day);
      throw error;
    }
  }

  /** A random sample over all namespaces of the place, of the documents to which the judgment applies. */
  async #sample({ organizationId, namespace }: AskedOf, judgment: ActiveJudgment): Promise<Drawn[]> {
    const strata = await strataOf(this.#parts, { organizationId, namespace, judgment });
    const drawn = await draw(this.#parts, strata, MOST_EXCERPTS);
    return drawn.flatMap(({ stratum, ids }) => ids.map((d, h) => ({ h, n: stratum.namespace.namespaceId, d, note: "" })));
  }

  async #judged(judgmentId: string, sampled: readonly DrawnContext[]): Promise<JudgedText[]> {
    const known = new Map<string, { p: number | null; outcome: boolean | null }>();
    for (const [namespaceId, some] of Map.groupBy(sampled, (one) => one.namespaceId)) {
      const ids = some.map(({ documentId }) => documentId);
      const lives = await livingIncarnations(this.#parts.db, namespaceId, ids);
      const outcomes = await latestOutcomes(this.#parts.db, namespaceId, judgmentId, lives);
      const answers = await readAnswers(this.#parts.db, namespaceId, ids);
      const own = new Map(answers.filter((one) => one.judgment_id === judgmentId).map((one) => [one.document_id, one.number]));
      for (const id of ids)
        known.set(`${namespaceId}\n${id}`, {
          p: own.get(id) ?? null,
          outcome: (outcomes.get(id) as boolean | undefined) ?? null,
        });
    }
    const texts = excerpts(sampled.map(({ text }) => text));
    return sampled.map(({ namespaceId, documentId }, at) => ({
      text: texts[at]!,
      ...known.get(`${namespaceId}\n${documentId}`)!,
    }));
  }
}

function unavailable({
  code,
  message,
  retryAfterMs,
}: {
  code: string;
  message: string;
  retryAfterMs?: number | undefined;
}): ServiceError {
  const said = code === "cancelled" ? "The suggester did not answer in time" : `The suggester could not answer: ${message}`;
  const details = retryAfterMs === undefined ? {} : { retry_after: Math.ceil(retryAfterMs / 1_000) };
  return new ServiceError("unavailable", `${said.replace(/\.$/, "")}. This does not count against today's suggestions.`, {
    details,
  });
}

/** Up to `count` new parts, each once and with a valid name. */
function newParts(given: readonly SuggestedPart[], current: readonly SuggestedPart[], count: number): SuggestedPart[] {
  const names = new Set(current.map(({ name }) => name.toLowerCase()));
  const questions = new Set(current.map(({ question }) => question.toLowerCase()));
  const fresh: SuggestedPart[] = [];
  for (const one of given) {
    const name = tidy(one.name, LONGEST_NAME)
      .replaceAll(/[^A-Za-z0-9_-]+/g, "_")
      .replaceAll(/^_+|_+$/g, "");
    const question = tidy(one.question, LONGEST_QUESTION);
    const [called, asks] = [name.toLowerCase(), question.toLowerCase()];
    if (name === "" || question === "" || names.has(called) || questions.has(asks) || fresh.length >= count) continue;
    names.add(called);
    questions.add(asks);
    fresh.push({ name, question });
  }
  return fresh;
}

/** What one document contributes to a group. It is stored, so that exactly this can be subtracted later. */
import type { GroupKey } from "#generated/types.ts";
import { appliesTo, matches } from "#src/judging/definitions/applies-to.ts";
import { isActive, type Judgment } from "#src/judging/definitions/judgment.ts";
import { ESCAPE } from "#src/judging/definitions/questions.ts";
import { evaluateThresholds } from "#src/judging/definitions/thresholds.ts";
import type { RawAnswer } from "#src/judging/engines/engine.ts";
import type { StoredAnswer } from "#src/records/answers/answers.ts";
import { rawAnswer } from "#src/records/answers/answers.ts";
import type { DocumentFields } from "#src/records/documents/documents.ts";
import { keyValueOf, rowKeyOf } from "./key.ts";
import type { LabelPlan, NumberSource, Plan } from "./plan.ts";

export interface Contribution {
  /** The key of its row. */
  key: string;
  value: GroupKey;
  /** First the document's numbers, or null, in the order of the plan. Then one number per label, 1 if the document counts. */
  given: readonly (number | null)[];
}

/** A document with its answers, by judgment. */
export interface Answering {
  document: Pick<DocumentFields, "attributes">;
  answers: ReadonlyMap<string, { judgment: Judgment; raw: RawAnswer }>;
}

/** The answers of documents that count, whatever their freshness: the judgment is active and applies. */
export function answering(
  documents: readonly DocumentFields[],
  stored: readonly StoredAnswer[],
  judgments: ReadonlyMap<string, Judgment>,
): ReadonlyMap<string, Answering> {
  const byId = new Map([...judgments.values()].filter(isActive).map((judgment) => [judgment.judgmentId, judgment]));
  const of = Map.groupBy(stored, ({ document_id }) => document_id);
  return new Map(
    documents.map((document) => {
      const answers = (of.get(document.document_id) ?? []).flatMap((answer) => {
        const judgment = byId.get(answer.judgment_id);
        if (!judgment || answer.incarnation !== document.incarnation) return [];
        if (!appliesTo(judgment.definition, document.attributes)) return [];
        const raw = rawAnswer(judgment.type, answer);
        return raw ? [[judgment.name, { judgment, raw }] as const] : [];
      });
      return [document.document_id, { document, answers: new Map(answers) }];
    }),
  );
}

/** Null if the document belongs to no row. */
export function contributionOf(plan: Plan, { document, answers }: Answering): Contribution | null {
  const value = keyValueOf(document.attributes, plan.key);
  if (value === undefined || !matches(plan.match, document.attributes)) return null;
  const numbers = plan.numbers.map(({ source }) => numberOf(source, document.attributes, answers));
  const labels = plan.labels.map((label) => (counts(label, answers) ? 1 : 0));
  return { key: rowKeyOf(value), value, given: [...numbers, ...labels] };
}

function numberOf(
  source: NumberSource,
  attributes: Readonly<Record<string, unknown>>,
  answers: Answering["answers"],
): number | null {
  if (source.is === "attribute") {
    const value = Object.hasOwn(attributes, source.name) ? attributes[source.name] : null;
    return typeof value === "number" ? value : null;
  }
  const raw = answers.get(source.judgment)?.raw;
  if (raw?.type === "bool" && source.field === "p") return raw.p;
  if (raw?.type === "score" && source.field === "score") return raw.score;
  if (raw?.type === "choice" && source.field === "escape_p") return raw.dist[ESCAPE] ?? 0;
  return null;
}

function counts({ judgment: name, holds }: LabelPlan, answers: Answering["answers"]): boolean {
  const answer = answers.get(name);
  if (!answer) return false;
  const { judgment, raw } = answer;
  if ("value" in holds) return raw.type === "choice" && raw.value === holds.value;
  const threshold = Object.hasOwn(judgment.thresholds, holds.cut) ? judgment.thresholds[holds.cut] : undefined;
  return threshold !== undefined && evaluateThresholds({ cut: threshold }, raw).cut!;
}

export function sameContribution(one: Contribution | null, other: Contribution | null): boolean {
  if (one === null || other === null) return one === other;
  return one.key === other.key && one.given.every((value, at) => value === other.given[at]);
}

/** A context as it was compiled, and the question about it. */
import type { JsonObject } from "#src/foundation/json/json.ts";
import type { Due } from "#src/judging/asking/due.ts";
import type { JudgedContext } from "#src/judging/contexts/compile.ts";
import type { ActiveJudgment } from "#src/judging/definitions/judgment.ts";
import { featuresOf } from "#src/judging/numbers/combine.ts";
import { type DocumentRow, State } from "#src/records/documents/documents.ts";

/** What an engine is asked about, and what bills it. */
export type Given = Pick<JudgedContext, "hash" | "tokens" | "options">;

export interface Frozen {
  documentId: string;
  incarnation: number;
  revision: number;
  context: string;
  compiled: Given;
  /** The attributes that a composite reads. */
  attributes: JsonObject;
}

export function frozen(judgment: ActiveJudgment, document: DocumentRow, { text, hash, tokens, options }: JudgedContext): Frozen {
  const paths = Object.keys(featuresOf(judgment.definition, document.attributes));
  const attributes = Object.fromEntries(
    paths.map((path) => path.slice("attributes.".length)).map((name) => [name, document.attributes[name]!]),
  );
  return {
    documentId: document.document_id,
    incarnation: document.incarnation,
    revision: document.revision,
    context: text,
    compiled: { hash, tokens, options },
    attributes,
  };
}

/** To be asked alone: nobody else gets its answer, and it becomes no answer of the document. */
export function dueOf(
  judgment: ActiveJudgment,
  { documentId, incarnation, revision, attributes, ...row }: Frozen,
  at: Date,
): Due {
  const document: DocumentRow = {
    document_id: documentId,
    revision,
    incarnation,
    created_at: at,
    updated_at: at,
    attributes,
    state: State.EMPTY,
  };
  const { hash, tokens, options } = row.compiled;
  const unknown = { cut: [], kept: null, generation: null, own: [], group: null, missing: [], inactive: [] };
  const context = { text: row.context, hash, tokens, options, ...unknown };
  return { document, judgment, stored: null, attempts: 0, mark: null, repeated: false, alone: true, context };
}

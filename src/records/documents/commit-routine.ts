/**
 * The writing half of a commit to one namespace as one call: its documents, the record of the commit, the counts and the usage. If clients wait for
 * answers, it takes the leases on their documents and advances catch-up's offset too. For stores of several machines. There, a call takes a third of the time of the statements that `commit.ts` sends otherwise.
 */

import { monthOf } from "#src/accounts/money/prices.ts";
import { type BilledBytes, momentOf, type UsageLine } from "#src/accounts/money/usage.ts";
import { textArray } from "#src/foundation/db/array-literals.ts";
import { routineOf } from "#src/foundation/db/routines.ts";
import type { Transaction } from "#src/foundation/db/session.ts";
import { heldFor, INTO_HELD, type Interactive, OVER_HELD } from "#src/records/answers/holds.ts";
import { passingOver, type Whole } from "#src/records/answers/passing-over.ts";
import { READER } from "#src/records/answers/reader.ts";
import { type CommitRecord, carriedTo, facts, type Locked } from "#src/records/namespaces/sequence.ts";
import type { Lists } from "./records.ts";

/** The routine takes one document after another, and one lease after another. */
export const MOST_DOCUMENTS = 64;
export const MOST_HELD = 64;

/** In the order of the parameters. */
const parameters = {
  p_namespace: "bigint",
  /** The predicted sequence and facts. Null if the caller has locked the namespace. */
  p_foreseen: "bigint",
  p_facts: "text",
  p_sequence: "bigint",
  p_at: "timestamptz",
  /** How many of the documents are new. They come first. */
  p_new: "integer",
  p_ids: "text[]",
  p_incarnations: "bigint[]",
  p_created: "timestamptz[]",
  p_bytes: "integer[]",
  p_attributes: "jsonb",
  p_states: "jsonb",
  p_named: "text[]",
  p_ended: "text[]",
  p_documents: "bigint",
  p_grown: "bigint",
  p_organization: "text",
  p_month: "text",
  p_line: "text",
  p_non_production: "boolean",
  p_written: "bigint",
  p_moment: "bigint",
  /** What clients wait for: a document, a judgment, a reason and the end of the lease each. */
  p_held: "text[]",
  p_held_judgments: "text[]",
  p_held_reasons: "text[]",
  p_held_until: "timestamptz[]",
  /** That of the definitions, if catch-up's offset is to pass the commit. */
  p_epoch: "bigint",
};

/** As `documents_insert`, `documents_update` and `deferred_hold_interactive`, a row at a time: a cluster takes only `values` here. Elements of arrays go through variables. */
const body = `
declare
  v_id text;
  v_incarnation bigint;
  v_created timestamptz;
  v_bytes integer;
  v_attributes jsonb;
  v_state jsonb;
  v_judgment text;
  v_reason text;
  v_until timestamptz;
  v_epoch bigint;
begin
  update namespaces
  set sequence = p_sequence, ${carriedTo("p_sequence")}, document_count = document_count + p_documents, bytes = bytes + p_grown
  where namespace_id = p_namespace and deleted_at is null
    and (p_foreseen is null or (sequence + 1 = p_foreseen and ${facts} = p_facts));
  if not found then
    raise exception 'The namespace is not as foreseen.' using errcode = 'division_by_zero';
  end if;
  for i in 1 .. cardinality(p_ids) loop
    v_id := p_ids[i];
    v_incarnation := coalesce(p_incarnations[i], p_sequence);
    v_created := coalesce(p_created[i], p_at);
    v_bytes := p_bytes[i];
    v_attributes := p_attributes -> (i - 1);
    v_state := p_states -> (i - 1);
    if i <= p_new then
      insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
      values (p_namespace, v_id, p_sequence, v_incarnation, v_created, p_at, v_attributes, v_state, v_bytes);
    else
      insert into documents (namespace_id, document_id, revision, incarnation, created_at, updated_at, attributes, state, bytes)
      values (p_namespace, v_id, p_sequence, v_incarnation, v_created, p_at, v_attributes, v_state, v_bytes)
      on conflict (namespace_id, document_id) do update
      set revision = excluded.revision, incarnation = excluded.incarnation, created_at = excluded.created_at,
          updated_at = excluded.updated_at, attributes = excluded.attributes, state = excluded.state, bytes = excluded.bytes;
    end if;
  end loop;
  insert into commits (namespace_id, sequence, kind, at, document_ids, ended)
  values (p_namespace, p_sequence, 'documents', p_at, p_named, p_ended);
  insert into usage_lines (namespace_id, organization_id, month, line, non_production, bytes, stored, stored_moment)
  values (p_namespace, p_organization, p_month, p_line, p_non_production, p_written, p_grown, p_grown::numeric * p_moment)
  on conflict (namespace_id, month, line, non_production) do update
  set bytes = usage_lines.bytes + excluded.bytes, stored = usage_lines.stored + excluded.stored,
      stored_moment = usage_lines.stored_moment + excluded.stored_moment;
  for i in 1 .. cardinality(p_held) loop
    v_id := p_held[i];
    v_judgment := p_held_judgments[i];
    v_reason := p_held_reasons[i];
    v_until := p_held_until[i];
    ${INTO_HELD}
    values (p_namespace, v_id, v_judgment, v_reason, p_sequence, v_until)
    ${OVER_HELD};
  end loop;
  if p_epoch is null then
    return false;
  end if;
  select epoch into v_epoch from definition_epochs where organization_id = p_organization;
  if coalesce(v_epoch, 0) <> p_epoch then
    return false;
  end if;
  ${passingOver("p_namespace", `'${READER}'`, "p_sequence")};
  return found;
end `;

export const commitRoutine = routineOf("commit_documents", parameters, body, "boolean");

const CHANGES = ["namespaces", "documents", "commits", "usage_lines"];

export interface CommitAtOnce {
  record: CommitRecord;
  /** Of new documents, and of those that are there. */
  inserts: Lists;
  updates: Lists;
  billed: BilledBytes;
  line: UsageLine;
  at: Date;
  /** If the namespace is not locked: its predicted state. If it is another one, the transaction fails. */
  foreseen: Locked | null;
  /** What clients wait for. */
  interactive: readonly Interactive[];
  /** Set if catch-up's offset is to pass the commit. */
  whole?: Whole | undefined;
}

/** Whether the routine takes the leases of these. */
export function takesHolds(interactive: readonly Interactive[]): boolean {
  return interactive.reduce((sum, { documentIds, judgmentIds }) => sum + documentIds.length * judgmentIds.length, 0) <= MOST_HELD;
}

/** @returns whether catch-up's offset has passed the commit */
export async function commitAtOnce(
  tx: Transaction,
  { record, inserts, updates, billed, line, at, foreseen, interactive, whole }: CommitAtOnce,
): Promise<boolean> {
  const { namespaceId, sequence, documentIds, ended, documents, bytes: grown } = record;
  const held = interactive.flatMap((each) =>
    each.documentIds.flatMap((id) =>
      each.judgmentIds.map((judgmentId) => ({ id, judgmentId, reason: heldFor(each), until: each.until })),
    ),
  );
  const list = (name: keyof Lists) => [...inserts[name], ...updates[name]].join(",");
  const values = {
    p_namespace: namespaceId,
    p_foreseen: foreseen?.sequence ?? null,
    p_facts: foreseen?.facts ?? null,
    p_sequence: sequence,
    p_at: at,
    p_new: inserts.ids.length,
    p_ids: `{${list("ids")}}`,
    p_incarnations: `{${list("incarnations")}}`,
    p_created: `{${list("created")}}`,
    p_bytes: `{${list("bytes")}}`,
    p_attributes: `[${list("attributes")}]`,
    p_states: `[${list("states")}]`,
    p_named: textArray(documentIds),
    p_ended: textArray(ended),
    p_documents: documents,
    p_grown: grown,
    p_organization: billed.organizationId,
    p_month: monthOf(at),
    p_line: line,
    p_non_production: billed.nonProduction,
    p_written: billed.bytes,
    p_moment: momentOf(at),
    p_held: textArray(held.map(({ id }) => id)),
    p_held_judgments: textArray(held.map(({ judgmentId }) => judgmentId)),
    p_held_reasons: textArray(held.map(({ reason }) => reason)),
    p_held_until: textArray(held.map(({ until }) => until.toISOString())),
    p_epoch: whole?.epoch ?? null,
  } satisfies Record<keyof typeof parameters, unknown>;
  const changes = [...CHANGES, ...(held.length > 0 ? ["deferred"] : []), ...(whole ? ["positions"] : [])];
  const [row] = await tx.query<{ returned: boolean }>(commitRoutine.call(Object.values(values), { namespaceId, changes }));
  return row!.returned;
}

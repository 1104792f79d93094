/** Writes documents and answers to a namespace of a test's own, below HTTP, and pins it. */
import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { WriteRequest } from "#generated/types.ts";
import type { Database } from "#src/foundation/db/database.ts";
import { sweepHistory } from "#src/foundation/db/history.ts";
import { newId } from "#src/foundation/ids.ts";
import { type AnsweredRow, putAnswered } from "#src/judging/landing/answered-sql.ts";
import { carryAnswers, noteFailures } from "#src/records/answers/answers.ts";
import type { Interactive } from "#src/records/answers/holds.ts";
import type { WriteOutcome } from "#src/records/documents/commit.ts";
import { Committer } from "#src/records/documents/committer.ts";
import { mentioned } from "#src/records/documents/composition.ts";
import { conditionsOf } from "#src/records/documents/conditions.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { lockNamespace, recordCommit } from "#src/records/namespaces/sequence.ts";
import type { MovableClock } from "#test/support/clock.ts";
import { type Stored, storedNow } from "./stored.ts";

/** Whether one transaction may write to several namespaces. */
export const TOGETHER = inject("testCluster") === null;

/** A pin, and what was stored when it was taken. */
export interface Pinned {
  id: string;
  sequence: number;
  stored: Stored;
}

export class Writers {
  readonly db: Database;
  readonly clock: MovableClock;
  readonly committer: Committer;
  readonly namespace: NamespaceRef = { organizationId: "org_test", name: `test/${randomUUID()}` };

  constructor(db: Database, clock: MovableClock) {
    this.db = db;
    this.clock = clock;
    this.committer = new Committer(db, clock, { together: TOGETHER });
  }

  /** @param interactive what a client waits for */
  write(request: WriteRequest, namespace = this.namespace, interactive: readonly Interactive[] = []): Promise<WriteOutcome> {
    const ids = mentioned(request);
    return this.committer.commit(namespace, { request, ids, conditions: conditionsOf(request, ids), interactive });
  }

  async namespaceId(): Promise<number> {
    const [row] = await this.db.query<{ namespace_id: number }>({
      text: "select namespace_id from namespace_names where name = $1",
      values: [this.namespace.name],
    });
    return row!.namespace_id;
  }

  /** Lands an answer to the document as it is, carries one forward, or notes a failure; nothing where the document is not there. */
  async land(kind: "answer" | "carry" | "failure", documentId: string, judgmentId: string, number: number): Promise<void> {
    const namespaceId = await this.namespaceId();
    const at = this.clock.now();
    await this.db.transaction(async (tx) => {
      const held = (await lockNamespace(tx, namespaceId))!;
      const [document] = await tx.query<{ revision: number; incarnation: number }>({
        text: "select revision, incarnation from documents where namespace_id = $1 and document_id = $2",
        values: [namespaceId, documentId],
      });
      await recordCommit(tx, { ...held, at, documentIds: [documentId] });
      if (!document) return;
      const of = { d: documentId, j: judgmentId, i: document.incarnation, r: document.revision, o: null };
      if (kind === "answer")
        await putAnswered(tx, { ...held, at }, [answered({ documentId, judgmentId, ...document }, number, at)]);
      if (kind === "carry") await carryAnswers(tx, held, [{ ...of, v: 1, h: "", w: null }]);
      const error = { code: "test", message: String(number), at: at.toISOString() };
      if (kind === "failure") await noteFailures(tx, held, [{ ...of, v: 1, error }]);
    });
  }

  async pin(forMs: number): Promise<Pinned> {
    const namespaceId = await this.namespaceId();
    const id = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + forMs);
    return this.db.transaction(async (tx) => {
      const [row] = await tx.query<{ sequence: number }>({
        text: `
          update namespaces set lowest_pin = least(lowest_pin, sequence), highest_pin = sequence
          where namespace_id = $1 returning sequence`,
        values: [namespaceId],
      });
      const { sequence } = row!;
      await tx.query({
        text: "insert into pins (namespace_id, pin_id, sequence, expires_at) values ($1, $2, $3, $4)",
        values: [namespaceId, id, sequence, expiresAt],
      });
      return { id, sequence, stored: await storedNow(tx, namespaceId) };
    });
  }

  async expire({ id }: Pinned): Promise<void> {
    await this.db.query({
      text: "update pins set expires_at = $2 where pin_id = $1",
      values: [id, new Date(this.clock.now().getTime() - 1)],
    });
  }

  async sweep(): Promise<Date | null> {
    return sweepHistory(this, await this.namespaceId(), new AbortController().signal);
  }
}

function answered(
  of: Pick<AnsweredRow, "documentId" | "judgmentId" | "revision" | "incarnation">,
  p: number,
  at: Date,
): AnsweredRow {
  const asked = {
    version: 1,
    engine: "test",
    engineVersion: "1",
    hash: "",
    tokens: 1,
    units: 1,
    requests: 1,
    repeated: false,
    carried: false,
    reusable: false,
    reusedFrom: null,
  };
  const evaluationId = newId("evl", at);
  return { ...of, ...asked, evaluationId, answer: { type: "bool", p }, escapeP: null, mark: null, kept: null, warnings: null };
}

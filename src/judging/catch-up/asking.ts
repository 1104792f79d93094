/**
 * Records which questions an asker sends to engines. An asker is catch-up of a namespace, or a job in it. The record is written before the
 * request is sent (at-least-once). After a crash the next worker knows which questions were sent but not answered. It marks these as
 * `repeated` when it asks them again.
 *
 * A question is identified by a digest of its document, judgment, version and context, and of the stored answer and attempts before it.
 * Once the outcome is stored, the same asker never asks with this digest again. So an old digest may stay in the row until the next write.
 * Others may: after a trial was cancelled, the next one asks the same. So an asker that stops early leaves only what has no outcome.
 *
 * The row is written with asynchronous commit. It is lost only if the database and this process crash at the same moment.
 */
import { createHash } from "node:crypto";
import type { Database, Session, Transaction } from "#src/foundation/db/database.ts";
import { unawaited } from "#src/foundation/db/session.ts";
import type { Asker } from "#src/judging/asking/asker.ts";
import type { Asked, Batch } from "#src/judging/asking/batch.ts";
import type { Due } from "#src/judging/asking/due.ts";
import { isHalfway, type Judged } from "#src/judging/asking/judged.ts";
import { forgetAsked, putAsked, readAsked, replaceAsked } from "./asked-sql.ts";

/** The size of a digest in bytes. */
const DIGEST = 8;
/** The most engines that a question is sent to. */
const STEPS = 2;
/** How long rows of dead askers are kept if nobody continues their work. */
const KEPT_MS = 7 * 24 * 3_600_000;

export interface AskingParts {
  db: Database;
  namespaceId: number;
  /** The key of the row: `judging`, or a job's id. */
  asker: string;
  now: Date;
  /** Checks in the writing transaction whether the asker may still ask. If absent, it always may. */
  mayAsk?(session: Session): Promise<boolean>;
  /** Called when the asker may not ask any more. */
  refused?(): void;
  /** Called when the record could not be written. Its requests are not sent. */
  failed(error: unknown): void;
}

/** The asker may not ask any more. */
class Refused extends Error {}

interface Waiting {
  batch: Batch;
  resolve(mayBeSent: boolean): void;
}

export class Asking implements Asker {
  readonly #parts: AskingParts;
  /** Questions that other askers had sent, or that this asker's predecessor had sent before it crashed. */
  readonly #before: ReadonlySet<string>;
  /** The digests in the row whose outcomes are not stored yet. */
  readonly #open: Set<string>;
  readonly #written = new WeakSet<Batch>();
  #waiting: Waiting[] = [];
  #writing = false;
  /** The row as last written. Null if there is none. */
  #row: Buffer | null;

  /** Reads what earlier askers left. */
  static async begin(parts: AskingParts): Promise<Asking> {
    return new Asking(parts, await readAsked(parts.db, parts.namespaceId));
  }

  private constructor(parts: AskingParts, rows: readonly { asker: string; questions: Buffer }[]) {
    this.#parts = parts;
    this.#before = new Set(rows.flatMap(({ questions }) => digestsIn(questions)));
    this.#row = rows.find(({ asker }) => asker === parts.asker)?.questions ?? null;
    this.#open = new Set(this.#row ? digestsIn(this.#row) : []);
  }

  get hasRow(): boolean {
    return this.#row !== null;
  }

  /** Whether the row has no digests other than those being stored now. */
  isAll(landing: readonly Judged[] = []): boolean {
    if (this.#open.size > STEPS * landing.length) return false;
    const asked = new Set(landing.flatMap(settledBy));
    return [...this.#open].every((digest) => asked.has(digest));
  }

  /** Marks the questions of a request that were sent before and not answered. */
  mark({ asked, isSecond = false }: Batch): void {
    for (const { due, compiled, known } of asked) {
      const digest = digestOf(due, compiled.hash, isSecond || known !== undefined);
      due.asked = isSecond && due.asked ? [...due.asked, digest] : [digest];
      due.repeated ||= this.#before.has(digest);
    }
  }

  /**
   * Records a request that is about to be sent. Resolves to false if it must not be sent. Never rejects. It is called only at the request's
   * turn, so a question that still waits in the queue at a crash does not count as asked. The engine's slot stays empty during this write,
   * for one or two milliseconds.
   */
  sending(batch: Batch): Promise<boolean> {
    if (this.#written.has(batch)) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#waiting.push({ batch, resolve });
      void this.#write();
    });
  }

  landed(judged: readonly Judged[]): void {
    for (const one of judged) for (const digest of settledBy(one)) this.#open.delete(digest);
  }

  /** Questions whose outcomes an earlier asker had stored before it crashed. They are not asked again, and stay in the row otherwise. */
  answered(asked: readonly Asked[]): void {
    for (const { due, compiled } of asked)
      for (const isSecond of [false, true]) this.#open.delete(digestOf(due, compiled.hash, isSecond));
  }

  /** Deletes the row unless it is being rewritten, and old rows of other askers. Call `ended` after the commit. */
  async end(tx: Transaction): Promise<{ ended(): void }> {
    const { namespaceId, asker, now } = this.#parts;
    const row = this.#row;
    if (row) await forgetAsked(tx, namespaceId, { asker, questions: row }, new Date(now.getTime() - KEPT_MS));
    const ended = () => {
      if (this.#row === row) this.#row = null;
    };
    return { ended };
  }

  /** For an asker that stops early: leaves only the questions in the row that were sent and have no outcome. Nothing may be in flight. */
  async leave(): Promise<void> {
    const { db, namespaceId, asker, now } = this.#parts;
    const row = this.#row;
    if (row === null) return;
    if (this.#open.size === 0) {
      const { ended } = await db.transaction((tx) => this.end(tx));
      return ended();
    }
    const left = bytesOf(this.#open);
    if (left.length === row.length) return;
    await replaceAsked(db, namespaceId, { asker, questions: row }, left, now);
    this.#row = left;
  }

  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    // All requests that are let through in one turn of the event loop share one write.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const waiting = this.#waiting.splice(0);
      const batches = waiting.map(({ batch }) => batch);
      const may = await this.#put(batches);
      if (may) for (const batch of batches) this.#written.add(batch);
      else this.#parts.refused?.();
      for (const { resolve } of waiting) resolve(may);
    }
    this.#writing = false;
  }

  async #put(batches: readonly Batch[]): Promise<boolean> {
    const { db, namespaceId, asker, now, mayAsk, failed } = this.#parts;
    const digests = batches.flatMap(({ asked, isSecond = false }) =>
      asked.map(({ due, compiled, known }) => {
        const digest = digestOf(due, compiled.hash, isSecond || known !== undefined);
        due.asked ??= [digest];
        return digest;
      }),
    );
    for (const digest of digests) this.#open.add(digest);
    const before = this.#row;
    const row = bytesOf(this.#open);
    this.#row = row;
    try {
      return await db.transaction(async (tx) => {
        unawaited(tx.query({ name: "asked_put_behind", text: "set local synchronous_commit = off" }));
        unawaited(putAsked(tx, namespaceId, { asker, questions: row }, now));
        if (mayAsk && !(await mayAsk(tx))) throw new Refused();
        return true;
      });
    } catch (error) {
      // None of these requests is sent, and the row is as before.
      for (const digest of digests) this.#open.delete(digest);
      this.#row = before;
      if (!(error instanceof Refused)) failed(error);
      return false;
    }
  }
}

/** The questions whose outcomes are stored with this one. Of a cascade that stopped halfway, only the first has one. */
function settledBy(judged: Judged): readonly string[] {
  const { asked = [] } = judged.due;
  return isHalfway(judged) ? asked.slice(0, 1) : asked;
}

/** The second step of a cascade has a digest of its own. */
function digestOf({ document, judgment, attempts, stored }: Due, contextHash: string, isSecond: boolean): string {
  const parts = [
    document.document_id,
    document.incarnation,
    judgment.judgmentId,
    judgment.activeVersion,
    contextHash,
    attempts,
    stored?.sequence ?? 0,
    ...(isSecond ? ["second"] : []),
  ];
  return createHash("sha256").update(parts.join("\n")).digest().subarray(0, DIGEST).toString("latin1");
}

function bytesOf(digests: Iterable<string>): Buffer {
  return Buffer.from([...digests].join(""), "latin1");
}

function digestsIn(bytes: Buffer): string[] {
  const text = bytes.toString("latin1");
  return Array.from({ length: Math.floor(text.length / DIGEST) }, (_, at) => text.slice(at * DIGEST, (at + 1) * DIGEST));
}

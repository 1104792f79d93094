/**
 * What one asker (catch-up of a namespace, or a job in it) is asking engines. It is written down before it is sent. After a crash whoever goes on
 * knows what had been sent and was never answered, and marks it `repeated` when it is asked again.
 *
 * A question is known by a digest of its document, judgment, version and context, and of the answer and the attempts before it. So a digest
 * whose question has landed means nothing any more, and may stay in the row until the row is next written.
 *
 * The row is not written synchronously: only a crash of the database and of this process at the same moment would lose it.
 */
import { createHash } from "node:crypto";
import type { Database, Session, Transaction } from "#src/db/database.ts";
import { unawaited } from "#src/db/session.ts";
import { forgetAsked, putAsked, readAsked } from "./asked-sql.ts";
import type { Due } from "./due.ts";
import type { Asker, Batch } from "./judge.ts";
import type { Judged } from "./judged.ts";

/** Bytes of a digest. */
const DIGEST = 8;
/** What an asker left that nobody went on with. */
const KEPT_MS = 7 * 24 * 3_600_000;

export interface AskingParts {
  db: Database;
  namespaceId: number;
  /** Names the row: `judging`, or a job's id. */
  asker: string;
  now: Date;
  /** Whether the asker may still ask, by the same transaction that writes it down; always where absent. */
  mayAsk?(session: Session): Promise<boolean>;
  /** Called where the asker may ask no more. */
  refused?(): void;
  /** Called where it could not be written down; nothing of that is sent. */
  failed(error: unknown): void;
}

/** The asker may ask no more. */
class Refused extends Error {}

interface Waiting {
  batch: Batch;
  resolve(mayBeSent: boolean): void;
}

export class Asking implements Asker {
  readonly #parts: AskingParts;
  /** What was sent and not answered when its asker died, or is on its way to another asker. */
  readonly #before: ReadonlySet<string>;
  /** What the row holds, as far as it has not landed. */
  readonly #open: Set<string>;
  readonly #written = new WeakSet<Batch>();
  #waiting: Waiting[] = [];
  #writing = false;
  /** The row as it was written last; null where there is none. */
  #row: Buffer | null;

  /** Reads what those before have left. */
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

  /** Whether the row holds nothing beside what is landing. */
  isAll(landing: readonly Judged[] = []): boolean {
    if (this.#open.size > landing.length) return false;
    const asked = new Set(landing.map(({ due }) => due.asked));
    return [...this.#open].every((digest) => asked.has(digest));
  }

  /** Marks the questions of a request that were sent before and not answered. */
  mark({ asked }: Batch): void {
    for (const { due, compiled } of asked) {
      due.asked = digestOf(due, compiled.hash);
      due.repeated ||= this.#before.has(due.asked);
    }
  }

  /**
   * Writes a request down that is about to be sent; false where it is not to be sent. Never rejects. Not before its turn: what waits for an engine
   * when the process dies has not been asked. A place at the engine is empty meanwhile, for one or two milliseconds.
   */
  sending(batch: Batch): Promise<boolean> {
    if (this.#written.has(batch)) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.#waiting.push({ batch, resolve });
      void this.#write();
    });
  }

  landed(judged: readonly Judged[]): void {
    for (const { due } of judged) if (due.asked !== undefined) this.#open.delete(due.asked);
  }

  /** Deletes the row, unless it is being written anew, and what others left long ago. `ended` is called when that has committed. */
  async end(tx: Transaction): Promise<{ ended(): void }> {
    const { namespaceId, asker, now } = this.#parts;
    const row = this.#row;
    if (row) await forgetAsked(tx, namespaceId, { asker, questions: row }, new Date(now.getTime() - KEPT_MS));
    const ended = () => {
      if (this.#row === row) this.#row = null;
    };
    return { ended };
  }

  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    // What is let through in one turn of the event loop is written down together.
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
    const digests = batches.flatMap(({ asked }) =>
      asked.map(({ due, compiled }) => (due.asked ??= digestOf(due, compiled.hash))),
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
      // Nothing of it is sent, and the row is as it was.
      for (const digest of digests) this.#open.delete(digest);
      this.#row = before;
      if (!(error instanceof Refused)) failed(error);
      return false;
    }
  }
}

function digestOf({ document, judgment, attempts, stored }: Due, contextHash: string): string {
  const parts = [
    document.document_id,
    document.incarnation,
    judgment.judgmentId,
    judgment.activeVersion,
    contextHash,
    attempts,
    stored?.sequence ?? 0,
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

/**
 * Merged commits: while one commit of a namespace is in flight, the process collects the requests that arrive and commits them
 * together next. A request is never split. Where a merged commit fails as a whole, each of its requests is tried alone, so that
 * one that the store cannot hold fails by itself.
 */
import type { Clock } from "#src/clock.ts";
import type { Database } from "#src/db/database.ts";
import { ServiceError } from "#src/errors.ts";
import type { NamespaceRef } from "#src/namespaces/sequence.ts";
import { commit, type Write, type WriteOutcome } from "./commit.ts";
import { tooLargeForStore } from "./store-limits.ts";

/** A commit takes requests until their documents reach this many, so that one commit stays short for those who wait behind it. */
const MERGED_DOCUMENTS = 4000;

interface Waiting {
  write: Write;
  documents: number;
  resolve(outcome: WriteOutcome): void;
  reject(reason: unknown): void;
}

export class Committer {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #queues = new Map<string, Waiting[]>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async commit(namespace: NamespaceRef, write: Write, documents: number): Promise<WriteOutcome> {
    const key = `${namespace.organizationId}\n${namespace.name}`;
    return new Promise((resolve, reject) => {
      const waiting = { write, documents, resolve, reject };
      const queue = this.#queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.#queues.set(key, [waiting]);
      void this.#drain(key, namespace);
    });
  }

  async #drain(key: string, namespace: NamespaceRef): Promise<void> {
    const queue = this.#queues.get(key)!;
    // A turn of the event loop lets requests that arrived together share the first commit too.
    await new Promise(setImmediate);
    while (queue.length > 0) await this.#commitMerged(namespace, takeBatch(queue));
    this.#queues.delete(key);
  }

  async #commitMerged(namespace: NamespaceRef, batch: Waiting[]): Promise<void> {
    try {
      const writes = batch.map(({ write }) => write);
      const { outcomes } = await commit(this.#db, namespace, writes, this.#clock.now());
      outcomes.forEach((outcome, at) => {
        if (outcome instanceof ServiceError) batch[at]!.reject(outcome);
        else batch[at]!.resolve(outcome);
      });
    } catch (error) {
      const refusal = tooLargeForStore(error);
      if (refusal && batch.length > 1) for (const waiting of batch) await this.#commitMerged(namespace, [waiting]);
      else for (const { reject } of batch) reject(refusal ?? error);
    }
  }
}

function takeBatch(queue: Waiting[]): Waiting[] {
  let count = 0;
  let documents = 0;
  while (count < queue.length && (count === 0 || documents + queue[count]!.documents <= MERGED_DOCUMENTS)) {
    documents += queue[count]!.documents;
    count += 1;
  }
  return queue.splice(0, count);
}

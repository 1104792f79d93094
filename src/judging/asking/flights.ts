/**
 * Request coalescing ("single flight"): this process never asks the same question about the same context twice at a time. All callers share
 * one request. A flight is one question about one context of one incarnation of a document. If the judgment shares answers, it is
 * about any document of the namespace, or of all namespaces of the judgment. It begins when its request enters the engine's queue. It ends when its answer is stored:
 *
 *   begun ──▶ answered ──▶ landed (stored and billed) ──▶ forgotten
 *     │           └──────▶ lost: not stored, so the next caller that joins stores and bills it
 *     └─────▶ failed: forgotten at once, so that a retry asks again
 *
 * A caller that read the stored answers before the flight landed did not see its answer, so it joins the flight. A caller that read them
 * later sees the answer in the store and does not join.
 */
import { hash } from "node:crypto";
import type { JudgmentDefinition } from "#generated/types.ts";
import { canonical, type Json } from "#src/foundation/json/json.ts";
import type { Lane } from "#src/judging/engines/dispatch.ts";
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import type { Asked } from "./batch.ts";
import type { Due } from "./due.ts";
import type { Replies, Reply } from "./reply.ts";
import type { Sending } from "./sending.ts";
import { isShared, isSharedAcross } from "./shared.ts";

/** A flight is forgotten after this time even if nobody reports that its answer was stored. */
const LONGEST_MS = 60_000;

export interface Flight {
  /** The evaluation of its answer. The id is given when the first row that names it is stored. */
  readonly evaluation: { id?: string };
  readonly reply: Promise<Reply>;
  /** Moves its queued requests to this lane, if this lane is served earlier. */
  raise(lane: Lane): void;
  /** To be called when its answer is stored. */
  landed(): void;
  /** To be called if its answer could not be stored, or if it is unknown whether it was. */
  lost(): void;
  /**
   * Whether the caller owns the flight from now on, because its answer was lost. Its evaluation is then a new one: the lost one may have
   * been stored without the process being told.
   */
  takeOver(): boolean;
}

class Entry implements Flight {
  evaluation: { id?: string } = {};
  readonly reply: Promise<Reply>;
  readonly raise: (lane: Lane) => void;
  /** When it was answered, and when the answer was stored; on the process's monotonic clock. */
  answeredAt = Number.POSITIVE_INFINITY;
  landedAt = Number.POSITIVE_INFINITY;
  #lost = false;

  constructor(reply: Promise<Reply>, raise: (lane: Lane) => void) {
    this.reply = reply;
    this.raise = raise;
  }

  landed(): void {
    this.landedAt = Math.min(this.landedAt, performance.now());
  }

  lost(): void {
    this.#lost = this.landedAt === Number.POSITIVE_INFINITY;
  }

  takeOver(): boolean {
    if (!this.#lost) return false;
    this.#lost = false;
    this.evaluation = {};
    return true;
  }
}

export class Flights {
  /** In the order in which the flights began. */
  readonly #entries = new Map<string, Entry>();

  /** A flight that a caller can join if it read the stored answers at `knownAt`. */
  under(key: string, knownAt: number | undefined): Flight | undefined {
    const entry = this.#entries.get(key);
    return entry !== undefined && entry.landedAt >= (knownAt ?? Number.POSITIVE_INFINITY) ? entry : undefined;
  }

  /** A flight for each of the questions, which are sent together. */
  begin(asked: readonly Asked[], sending: Pick<Sending, "raise">, replies: Promise<Replies>): ReadonlyMap<string, Flight> {
    this.#forgetOld();
    const raise = (lane: Lane) => sending.raise(lane);
    const begun = new Map(
      asked.map((one) => [
        one.key,
        new Entry(
          replies.then((all) => all.get(one)!),
          raise,
        ),
      ]),
    );
    for (const [key, entry] of begun) this.#entries.set(key, entry);
    return begun;
  }

  /** The engine has answered. A success will be stored soon; a failure ends the flight. */
  answered(key: string, ok: boolean): void {
    if (!ok) this.#entries.delete(key);
    const entry = this.#entries.get(key);
    if (entry) entry.answeredAt = performance.now();
  }

  #forgetOld(): void {
    const old = performance.now() - LONGEST_MS;
    for (const [key, { answeredAt }] of this.#entries) {
      // All later entries began later. They are checked when this one is gone.
      if (answeredAt > old) return;
      this.#entries.delete(key);
    }
  }
}

const questionKeys = new WeakMap<JudgmentDefinition, string>();

/**
 * Identifies a flight. The context already determines the options of a choice among documents, so they are not part of the key.
 */
export function flightKey(
  namespaceId: number,
  { document, judgment }: Due,
  { questions, fit, bound }: { questions: readonly EngineQuestion[]; fit: number | undefined; bound: number | undefined },
  context: string,
): string {
  const { definition, judgmentId } = judgment;
  let question = questionKeys.get(definition);
  if (question === undefined) {
    question = hash("sha256", canonical([questions, definition.engine] as unknown as Json), "base64");
    if (definition.options === undefined || Array.isArray(definition.options)) questionKeys.set(definition, question);
  }
  const namespace = isSharedAcross(definition) ? "any" : namespaceId;
  const of = isShared(definition) ? ["any", ""] : [document.document_id, document.incarnation];
  return [namespace, ...of, judgmentId, question, fit ?? "", bound ?? "", context].join("\n");
}

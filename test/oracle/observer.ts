/** Does a client's steps to one namespace of a service, and notes what was done and answered, and when. */
import type { Json } from "#src/foundation/json/json.ts";
import { at, refusal } from "#test/api/support/api.ts";
import type { ModelResult } from "#test/api/support/document-model.ts";
import type { Done, What } from "./history.ts";
import type { Step } from "./programs.ts";
import { INCLUDE } from "./query-model.ts";

// biome-ignore lint/suspicious/noExplicitAny: bodies are whatever comes back
type Answer = { status: number; body: any };

/** Sends one request to a process of the service, which of them is its business. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** What `Send` rejects with where a connection broke before the answer: whether it happened nobody can say. */
export class Unanswered extends Error {}

interface Open {
  of: What & { is: "query" };
  cursor: string;
}

/** Moments of all clients together. */
export class Moments {
  #last = 0;

  next(): number {
    this.#last += 1;
    return this.#last;
  }
}

export class Observer {
  readonly history: Done[] = [];
  readonly #namespace: string;
  readonly #send: Send;
  readonly #moments: Moments;
  readonly #open: Open[] = [];

  constructor(namespace: string, send: Send, moments: Moments) {
    this.#namespace = namespace;
    this.#send = send;
    this.#moments = moments;
  }

  async do(step: Step): Promise<void> {
    switch (step.is) {
      case "write": {
        const what = (answer: Answer): What => {
          if (answer.status === 200) return { ...step, results: answer.body.results.map(resultOf) };
          expectRefusal(answer, 400, /^\/append\/\d\/path$/);
          return { ...step, results: null };
        };
        return this.#done("POST", [], step.request, what, { ...step, results: undefined });
      }
      case "delete": {
        const what = (answer: Answer): What => ({ is: "delete", there: isThere(answer, 202) });
        return this.#done("DELETE", [], undefined, what, { is: "delete", there: undefined });
      }
      case "declare": {
        const body = { indexed_attributes: step.attributes.map((name) => `attributes.${name}`) };
        const what = (answer: Answer): What => ({ ...step, there: isThere(answer, 200) });
        return this.#done("PATCH", [], body, what, { ...step, there: undefined });
      }
      case "look":
        return this.#done("GET", [], undefined, (answer) => ({ is: "look", shown: isThere(answer, 200) ? seen(answer) : null }));
      case "read":
        return this.#done("GET", ["documents", step.id], undefined, (answer) => ({
          ...step,
          document: isThere(answer, 200) ? documentOf(answer) : null,
        }));
      case "query":
        return this.#query(step);
      case "page":
        return this.#page();
    }
  }

  /** Reads all that is open to its end. */
  async finish(): Promise<void> {
    while (this.#open.length > 0) await this.#page();
  }

  async #query({ query }: Step & { is: "query" }): Promise<void> {
    await this.#done("POST", ["query"], { ...query, include: INCLUDE }, (answer) => {
      const what: What & { is: "query" } = { is: "query", query, rows: isThere(answer, 200) ? answer.body.rows : null };
      if (what.rows !== null) this.#goOn(what, answer);
      return what;
    });
  }

  async #page(): Promise<void> {
    const open = this.#open.shift();
    if (!open) return;
    const { of, cursor } = open;
    // Until it is known to be whole.
    of.cut = true;
    await this.#done("POST", ["query"], { ...of.query, include: INCLUDE, cursor }, (answer) => {
      if (answer.status === 200) {
        of.rows!.push(...answer.body.rows);
        of.cut = answer.body.more;
        this.#goOn(of, answer);
        return { is: "page", of, answer: "read" };
      }
      if (answer.status === 404) return { is: "page", of, answer: "gone" };
      expectRefusal(answer, 400, /^\/cursor$/);
      return { is: "page", of, answer: "another" };
    });
  }

  #goOn(of: What & { is: "query" }, { body }: Answer): void {
    if (body.more !== (body.next_cursor !== null)) throw new Error("A page has a cursor exactly where there are more.");
    if (body.more) this.#open.push({ of, cursor: body.next_cursor });
  }

  /** @param unanswered what may have happened where no answer comes; nothing, for what changes nothing */
  async #done(
    method: string,
    path: string[],
    body: unknown,
    what: (answer: Answer) => What,
    unanswered: What | null = null,
  ): Promise<void> {
    const sent = this.#moments.next();
    try {
      const answer = await this.#send(method, at(this.#namespace, ...path), body);
      this.history.push({ sent, answered: this.#moments.next(), what: what(answer) });
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      if (unanswered) this.history.push({ sent, answered: Number.POSITIVE_INFINITY, what: unanswered });
    }
  }
}

function isThere(answer: Answer, status: number): boolean {
  if (answer.status !== status && answer.status !== 404) throw unexpected(answer);
  return answer.status === status;
}

function expectRefusal(answer: Answer, status: number, issue: RegExp): void {
  if (answer.status !== status || !(refusal(answer as never).issues ?? []).every((path) => issue.test(path)))
    throw unexpected(answer);
}

function unexpected({ status, body }: Answer): Error {
  return new Error(`No request of these is answered ${status}: ${JSON.stringify(body)}`);
}

function resultOf({ id, revision, incarnation }: ModelResult): ModelResult {
  return { id, revision, incarnation };
}

function documentOf({ body }: Answer) {
  const { revision, incarnation, created_at, attributes, state } = body;
  return { revision, incarnation, created_at, attributes, state };
}

function seen({ body }: Answer): object {
  const { sequence, document_count, bytes, indexed_attributes } = body;
  const declared = indexed_attributes.map(({ attribute }: { attribute: string }) => attribute.slice("attributes.".length));
  return { sequence, document_count, bytes, declared: (declared as Json[]).toSorted() };
}

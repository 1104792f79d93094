/** Stores responses to requests with an `Idempotency-Key` for all processes. */
import type { Answer } from "./answer.ts";
import type { IdempotentRequest } from "./idempotent-request.ts";

/** What a request found under its key. */
export type Begun =
  /** Nothing: this process carries it out, and calls one of the two functions at the end. */
  | { readonly is: "ours"; keep(answer: Answer): Promise<void>; drop(): Promise<void> }
  | { readonly is: "answered"; readonly answer: Answer }
  /** Another process is carrying it out. */
  | { readonly is: "running" }
  | { readonly is: "another-payload" };

export interface AnswerStore {
  /** @throws ServiceError `unavailable` */
  begin(request: IdempotentRequest): Promise<Begun>;
}

/** Where answers of requests with an `Idempotency-Key` are kept for all processes. */
import type { Answer } from "./answer.ts";
import type { IdempotentRequest } from "./idempotency.ts";

/** What a request found under its key. */
export type Begun =
  /** Nothing: it is this process's to carry out. One of the two is to be called when it has ended. */
  | { readonly is: "ours"; keep(answer: Answer): Promise<void>; drop(): Promise<void> }
  | { readonly is: "answered"; readonly answer: Answer }
  /** Another process is at it. */
  | { readonly is: "running" }
  | { readonly is: "another-payload" };

export interface AnswerStore {
  /** @throws ServiceError `unavailable` */
  begin(request: IdempotentRequest): Promise<Begun>;
}

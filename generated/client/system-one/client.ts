// Generated from spec/ by `npm run generate`. Do not edit.
import type { NamespaceName } from "../common/types.ts";
import type { Caller } from "../runtime/caller.ts";
import type { Operation } from "../runtime/operation.ts";
import type { CallOptions } from "../runtime/options.ts";
import type { SystemOneRequest, SystemOneResult } from "./types.ts";

export interface SystemOneAnswerOptions extends CallOptions {
  /** The namespace for the documents and judgments of this request. It must be inside the key's scope. */
  readonly judgmentNamespace?: NamespaceName;
  readonly body: SystemOneRequest;
}

/** The System One protocol, for programs that already speak it. Its calls become documents and judgments. */
export interface SystemOneClient {
  /**
   * Ask questions about a state (System One).
   *
   * Ask questions about a state, in the System One protocol. A client of that protocol needs this service's address as
   * its base URL, and an API key of this service.
   *
   * A question becomes a judgment, and a state becomes a document, in the same namespace. A repeated question about the
   * same state is answered from the store and bills nothing. Everything else is asked, billed, logged and stored like any
   * judgment: it shows in queries, the evaluation log, usage, budgets and calibration. The judgments have the policy
   * `on_read`, so a document is only asked the questions of its own requests.
   *
   * The namespace is `systemone`. For a key that is restricted to `<prefix>/*`, it is `<prefix>/systemone`. For a key
   * that is restricted to one namespace, it is that namespace. The header `Judgment-Namespace` names another. Documents
   * have the id `systemone:<hash of the state>`, and the attribute `source` with the value `systemone`. Judgments are
   * named `<type>-<hash of the question and model>`. Each different question counts as one judgment of the plan
   * (otherwise `limit_exceeded`), so put what varies into the state. Delete judgments that you no longer ask.
   *
   * The engine reads the state as the compiled context of its document, with the members `document` and `state` around
   * it. State and longest question together may have as many tokens as the engine takes. An instruction or description
   * has at most 4,000 characters. Without instructions, the question is a general one for its type.
   *
   * If an engine refuses a question, this is `invalid_request`. If an engine does not answer within 8 seconds, this is
   * `unavailable`. Answers that arrived are stored. If a budget pauses judging, this is `budget_exceeded`.
   *
   * `POST /systemone`
   * Needs a `read_write` key.
   * Accepts a body of up to 1,048,576 bytes.
   * Bills `writes`, `judging`.
   *
   * @throws {JudgmentServiceError} budget_exceeded, forbidden, internal, invalid_request, limit_exceeded, rate_limited, too_large, unauthorized, unavailable
   */
  answer(options: SystemOneAnswerOptions): Promise<SystemOneResult>;
}

const answerOperation: Operation = {
  id: "system_one_answer",
  method: "POST",
  path: "/systemone",
  parameters: [
    { name: "Judgment-Namespace", in: "header", option: "judgmentNamespace" },
  ],
  body: true,
  repetition: "natural",
  statuses: [200],
};

/** Calls are made by `caller`, which all resources of a client share. */
export function systemOneClient(caller: Caller): SystemOneClient {
  return {
    answer: (options) => caller.body(answerOperation, options),
  };
}

/** Why a question was not answered. Answers, the log and jobs show this code. */
export type FailureCode =
  | "engine_refused"
  | "engine_unavailable"
  | "invalid_reply"
  | "engine_not_configured"
  | "context_too_large"
  | "context_empty"
  | "internal";

/** Errors in the form for people or machines, and the exit code. */
import { ConnectionError, JudgmentServiceError, UnexpectedResponseError } from "#generated/client/index.ts";
import { UsageError } from "./command.ts";
import { LineError } from "./lines.ts";

/** The user pressed Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** An error in the middle of some work, with the position. */
export class CutShort extends Error {
  override readonly name = "CutShort";
}

export const INTERRUPTED = 130;

interface Told {
  code: string | null;
  message: string;
  details: unknown;
  exit: number;
}

/** @param url the API that was called, if any */
export function toldOf(error: unknown, url: string): Told {
  if (error instanceof CutShort) {
    const told = toldOf(error.cause, url);
    return { ...told, message: `${told.message}\n${error.message}` };
  }
  if (error instanceof UsageError) return { code: "usage", message: error.message, details: null, exit: 2 };
  if (error instanceof Interrupted) return { code: "interrupted", message: error.message, details: null, exit: INTERRUPTED };
  if (error instanceof JudgmentServiceError) {
    const { code, status, details } = error;
    return { code, message: `${error.message}${hintOf(code, status, url)}`, details, exit: 1 };
  }
  if (error instanceof ConnectionError) {
    const why = `${url} cannot be reached: ${reasonOf(error)}. Is the service running there? Set its address with --url or JUDGMENT_URL.`;
    return { code: "unreachable", message: why, details: null, exit: 1 };
  }
  if (error instanceof UnexpectedResponseError) {
    const message = `${url} sent a response that this service never sends (status ${error.status}). Check that it is the address of the API, with /v1.`;
    return { code: "unexpected_response", message, details: { excerpt: error.excerpt }, exit: 1 };
  }
  // For the command, the input is wrong.
  if (error instanceof LineError) return { code: "line", message: error.message, details: { line: error.number }, exit: 2 };
  const { message, code } = error as Error & { code?: unknown };
  return { code: typeof code === "string" ? code : null, message, details: null, exit: 1 };
}

function hintOf(code: string, status: number, url: string): string {
  if (code === "unauthorized") return " Set the key with --key-file, --key, JUDGMENT_API_KEY or JUDGMENT_API_KEY_FILE.";
  if (code === "not_found" && status === 404 && !/\/v\d+\/?$/.test(url)) return ` (${url} does not end in /v1.)`;
  return "";
}

/** Of several causes, the innermost has the reason. */
function reasonOf(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message.replace(/^\w+: /, "").replace(/^fetch failed: /, "");
  const inner = cause.cause instanceof Error ? cause.cause : cause;
  const { code } = inner as Error & { code?: string };
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (code === "ENOTFOUND") return "the host does not exist";
  return inner.message;
}

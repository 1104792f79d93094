/** Which questions of a request a refusal is about. */
import { APIError } from "@typesafe-ai/sdk";

/** A request of several questions may be refused for one of them: too much together (413), or not understood (400, 422). */
const ABOUT_QUESTIONS: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * The cause of a refusal: the faulty questions by id with their faults, the whole request, or `unknown`. Null if the error is no such
 * refusal. The `detail` list is that of FastAPI: `loc` is a path into the request, `msg` describes the fault there.
 */
export type Blame = ReadonlyMap<string, string> | "request" | "unknown" | null;

export function blame(error: unknown, ids: readonly string[]): Blame {
  if (!(error instanceof APIError) || !ABOUT_QUESTIONS.has(error.status)) return null;
  const entries = details(error.body);
  const questions = new Map<string, string>();
  for (const { loc, msg } of entries) {
    const at = loc.indexOf("questions");
    const id = at < 0 ? undefined : loc[at + 1];
    if (typeof id !== "string" || !ids.includes(id)) continue;
    const where = loc.slice(at + 2).join(".");
    const said = where === "" ? msg : `${where}: ${msg}`;
    questions.set(id, questions.has(id) ? `${questions.get(id)}; ${said}` : said);
  }
  if (questions.size > 0) return questions;
  const elsewhere = entries.length > 0 && entries.every(({ loc }) => loc.includes("state") || loc.includes("model"));
  return elsewhere ? "request" : "unknown";
}

interface Detail {
  loc: readonly (string | number)[];
  msg: string;
}

function details(body: unknown): Detail[] {
  const list: unknown = typeof body === "object" && body !== null && "detail" in body ? body.detail : null;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("loc" in entry) || !Array.isArray(entry.loc)) return [];
    // Nothing else has a text that is safe to take: JSON may have an object there whose `toString` is a number.
    const loc = entry.loc.filter((part): part is string | number => typeof part === "string" || typeof part === "number");
    return [{ loc, msg: "msg" in entry && typeof entry.msg === "string" ? entry.msg : "is refused" }];
  });
}

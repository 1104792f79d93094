/** What the service found wrong, told at the field that it concerns. */
import { JudgmentServiceError } from "judgment-client";
import { createContext } from "preact";
import { useContext, useId } from "preact/hooks";

interface Issue {
  /** A JSON pointer into the body, or `path/<name>`. */
  readonly path: string;
  readonly message: string;
}

export const IssuesContext = createContext<readonly Issue[]>([]);

export function issuesOf(error: Error | null): readonly Issue[] {
  if (!(error instanceof JudgmentServiceError) || error.code !== "invalid_request") return [];
  return error.details.issues ?? [];
}

/** @param at where the field's value is in the request, or several such places */
export function useIssue(at: string | readonly string[] | undefined): { readonly id: string; readonly said: string | null } {
  const issues = useContext(IssuesContext);
  const id = useId();
  const places = at === undefined ? [] : [at].flat();
  const own = issues.filter(({ path }) => places.some((place) => path === place || path.startsWith(`${place}/`)));
  const said = own.map(({ path, message }) => `${places.includes(path) ? "" : `${path}: `}${message}`).join(". ");
  return { id, said: said === "" ? null : said };
}

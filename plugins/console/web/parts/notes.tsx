/** What is said when something is loading, wrong, absent or done. */

import { ConnectionError, JudgmentServiceError } from "judgment-client";
import type { ComponentChildren } from "preact";
import type { Doing, Loaded } from "../load.ts";

/** A refusal as the service gave it, with what is wrong where; of 501 that the server does not do this yet. */
export function ErrorNote({ error, again }: { readonly error: Error; readonly again?: () => void }) {
  const refused = error instanceof JudgmentServiceError ? error : null;
  if (refused?.status === 501) return <p class="note warn">This server does not serve this part of the interface yet.</p>;
  if (refused?.code === "forbidden" || refused?.code === "plan_required")
    return (
      <div class="note warn" role="alert">
        <strong>{refused.code === "forbidden" ? "Not allowed with this key" : "Not included in this plan"}</strong>:{" "}
        {refused.message}
      </div>
    );
  const issues = refused?.code === "invalid_request" ? (refused.details.issues ?? []) : [];
  return (
    <div class="note bad" role="alert">
      <strong>{refused ? refused.code : error instanceof ConnectionError ? "No response" : error.name}</strong>: {error.message}
      {issues.length > 0 && (
        <ul>
          {issues.map((issue) => (
            <li key={issue.path}>
              <code>{issue.path || "/"}</code>: {issue.message}
            </li>
          ))}
        </ul>
      )}
      {refused?.requestId && <p class="quiet">Request {refused.requestId}</p>}
      {again && (
        <p>
          <button type="button" onClick={again}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

/** What a view shows of something loaded; while it is loaded again, what was there stays. */
export function Show<T>({ of, children }: { readonly of: Loaded<T>; readonly children: (value: T) => ComponentChildren }) {
  const { value, error, loading, reload } = of;
  return (
    <>
      {error && <ErrorNote error={error} again={reload} />}
      {value === null
        ? loading && (
            <p class="empty" role="status">
              Loading …
            </p>
          )
        : children(value)}
    </>
  );
}

/** What became of what somebody asked for. */
export function Outcome({ of }: { readonly of: Doing }) {
  return (
    <div aria-live="polite">
      {of.busy && <p class="quiet">Working …</p>}
      {of.done && <p class="note good">{of.done}</p>}
      {of.error && <ErrorNote error={of.error} />}
    </div>
  );
}

export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}

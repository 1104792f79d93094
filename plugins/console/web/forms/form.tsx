/** A form that makes one call: its fields, the request as it stands, and what became of it. */
import { JudgmentServiceError } from "judgment-client";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDoing } from "../load.ts";
import { Outcome } from "../parts/index.ts";
import type { Call } from "../requests/call.ts";
import { useIdempotencyKey } from "../requests/idempotency.ts";
import { RequestView } from "../requests/request-view.tsx";
import { useClient } from "../session.ts";
import { IssuesContext, issuesOf } from "./issues.tsx";

interface FormProps<Result> {
  /** What the button says. */
  readonly label: string;
  /** Null while something is missing or is no JSON. */
  readonly call: Call<Result> | null;
  /** What to say once it is done. */
  readonly done: (result: Result) => string;
  readonly tone?: "main" | "bad";
  /** What the form offers for a refusal, beside what it says. */
  readonly remedy?: (error: JudgmentServiceError) => ComponentChildren;
  /** Beside the button. */
  readonly also?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Form<Result>({ label, call, done, tone = "main", remedy, also, children }: FormProps<Result>) {
  const client = useClient();
  const doing = useDoing();
  const form = useRef<HTMLFormElement>(null);
  const [idempotencyKey, answered] = useIdempotencyKey(call && [call.resource, call.operation, call.options]);
  const { error } = doing;
  // Who hears the page, or sees a part of it, goes on at the first field that is wrong.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [error]);
  const submit = (event: Event) => {
    event.preventDefault();
    if (call === null || doing.busy) return;
    void doing.run(async () => {
      try {
        const result = await call.send(client, idempotencyKey);
        answered();
        return done(result);
      } catch (failure) {
        // The service stores refusals under their key. What was lost keeps its key.
        if (failure instanceof JudgmentServiceError) answered();
        throw failure;
      }
    });
  };
  return (
    <form ref={form} class="making" onSubmit={submit}>
      <IssuesContext.Provider value={issuesOf(error)}>
        <div class="stack">
          {children}
          <div class="row">
            <button type="submit" class={tone} disabled={doing.busy || call === null}>
              {label}
            </button>
            {also}
          </div>
          <Outcome of={doing} />
          {error instanceof JudgmentServiceError && remedy?.(error)}
        </div>
        <RequestView call={call} idempotencyKey={idempotencyKey} />
      </IssuesContext.Provider>
    </form>
  );
}

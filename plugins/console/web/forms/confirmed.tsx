/** Something that asks first: what it does, what follows from it, and its request. */
import { useState } from "preact/hooks";
import type { Call } from "../requests/call.ts";
import { Form } from "./form.tsx";

interface ConfirmedProps<Result> {
  readonly label: string;
  /** What follows from it. */
  readonly consequence: string;
  readonly call: Call<Result>;
  readonly done: (result: Result) => void;
}

export function Confirmed<Result>({ label, consequence, call, done }: ConfirmedProps<Result>) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class="bad" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking && (
        <dialog
          class="wide-dialog"
          ref={(dialog) => {
            if (dialog && !dialog.open) dialog.showModal();
          }}
          onClose={() => setAsking(false)}
          aria-label={label}
        >
          <p>{consequence}</p>
          <Form
            label={label}
            tone="bad"
            call={call}
            done={(result) => {
              setAsking(false);
              done(result);
              return "Done.";
            }}
            also={
              <button type="button" onClick={() => setAsking(false)}>
                Not now
              </button>
            }
          />
        </dialog>
      )}
    </>
  );
}

/** A request before it is sent: as curl and as TypeScript. */
import { useId, useState } from "preact/hooks";
import { baseUrl } from "../session.ts";
import { type Call, composed, KEY_VARIABLE } from "./call.ts";
import { curlOf, typescriptOf } from "./written.ts";

interface RequestProps {
  /** Null while something that it needs is missing. */
  readonly call: Call | null;
  readonly idempotencyKey: string;
}

const forms = [
  ["curl", "curl"],
  ["typescript", "TypeScript"],
] as const;

export function RequestView({ call, idempotencyKey }: RequestProps) {
  const name = useId();
  const [form, setForm] = useState<"curl" | "typescript">("curl");
  const [copied, setCopied] = useState<string | null>(null);
  const request = call && composed(call, baseUrl(), idempotencyKey);
  const text = !call || !request ? null : form === "curl" ? curlOf(request) : typescriptOf(call, baseUrl());
  return (
    <details class="request" open>
      <summary>The request</summary>
      {text === null ? (
        <p class="quiet">Fill in the form to see the request.</p>
      ) : (
        <>
          <fieldset class="row middle plain">
            <legend class="hidden">Show the request as</legend>
            {forms.map(([one, called]) => (
              <label key={one} class="radio">
                <input type="radio" name={name} checked={form === one} onChange={() => setForm(one)} /> {called}
              </label>
            ))}
            <button
              type="button"
              onClick={() =>
                void navigator.clipboard
                  ?.writeText(text)
                  .then(() => setCopied(text))
                  .catch(() => {})
              }
            >
              {copied === text ? "Copied" : "Copy"}
            </button>
          </fieldset>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is interactive */}
          <pre tabIndex={0} class="request-text">
            {text}
          </pre>
          <p class="quiet small">
            The key is in the environment variable <code>{KEY_VARIABLE}</code>.
          </p>
        </>
      )}
    </details>
  );
}

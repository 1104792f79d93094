/** A text as it is. It scrolls where it is long, so the keyboard must be able to reach it. */
import { useState } from "preact/hooks";
import { bytes } from "../words.ts";

/** More than this makes a page slow, and nobody reads it at once. */
const SHOWN = 50_000;

export function Verbatim({ text }: { readonly text: string }) {
  const [all, setAll] = useState(false);
  const [copied, setCopied] = useState(false);
  const cut = !all && text.length > SHOWN;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is interactive */}
      <pre tabIndex={0}>{cut ? `${text.slice(0, SHOWN)}…` : text}</pre>
      {text.length > SHOWN && (
        <p class="row middle">
          <span class="quiet">{bytes(text.length)} of text.</span>
          {cut && (
            <button type="button" onClick={() => setAll(true)}>
              Show all
            </button>
          )}
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard
                .writeText(text)
                .then(() => setCopied(true))
                .catch(() => setAll(true))
            }
          >
            {copied ? "Copied" : "Copy"}
          </button>
        </p>
      )}
    </>
  );
}

export function Json({ value }: { readonly value: unknown }) {
  return <Verbatim text={JSON.stringify(value, null, 2)} />;
}

/** A secret value that is shown on this page and nowhere else. */
import { useState } from "preact/hooks";

interface SecretProps {
  readonly label: string;
  readonly value: string;
  /** Why to store it now. */
  readonly note: string;
}

export function Secret({ label, value, note }: SecretProps) {
  const [copied, setCopied] = useState(false);
  return (
    <section class="note good" aria-label={label}>
      <p>
        <strong>{label}:</strong> <code class="secret">{value}</code>{" "}
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard
              ?.writeText(value)
              .then(() => setCopied(true))
              .catch(() => {})
          }
        >
          {copied ? "Copied" : "Copy"}
        </button>
      </p>
      <p>{note}</p>
    </section>
  );
}

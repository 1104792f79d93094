/** Small things that many views show. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { percent, spaced } from "../words.ts";

const tones: Readonly<Record<string, string>> = {
  fresh: "good",
  live: "good",
  ready: "good",
  done: "good",
  succeeded: "good",
  active: "good",
  published: "good",
  unchanged: "good",
  alike: "good",
  pending: "lively",
  running: "lively",
  building: "lively",
  syncing: "lively",
  estimating: "lively",
  stale: "warn",
  paused: "warn",
  awaiting_confirm: "warn",
  failing: "warn",
  skipped: "warn",
  drifted: "warn",
  failed: "bad",
  cancelled: "bad",
  disabled: "bad",
  unavailable: "bad",
};

/** A state, in its own word; colour only adds to it. */
export function Badge({ state }: { readonly state: string }) {
  return <span class={`badge ${tones[state] ?? ""}`}>{spaced(state)}</span>;
}

/** A name and what it is, within a `dl` of facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How far something is. `says` is shown beside the bar. Without it, the share is. */
export function Meter({
  done,
  of,
  label,
  says,
}: {
  readonly done: number;
  readonly of: number;
  readonly label: string;
  readonly says?: string;
}) {
  const share = of <= 0 ? 0 : done / of;
  const width = Math.max(0, Math.min(1, share)) * 100;
  return (
    <span class="meter">
      <span
        class="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(width)}
      >
        <span class={`fill ${share > 1 ? "over" : ""}`} style={{ width: `${width}%`, display: "block" }} />
      </span>
      <span class="says">{says ?? percent(share)}</span>
    </span>
  );
}

/** What changes something asks first. */
export function Ask({
  label,
  question,
  tone = "",
  disabled = false,
  onYes,
}: {
  readonly label: string;
  readonly question: string;
  readonly tone?: "" | "bad" | "main";
  readonly disabled?: boolean;
  readonly onYes: () => void;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" class={tone} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking && (
        <dialog
          ref={(dialog) => {
            if (dialog && !dialog.open) dialog.showModal();
          }}
          onClose={() => setAsking(false)}
          aria-label={label}
        >
          <p>{question}</p>
          <div class="row">
            <button
              type="button"
              class={tone === "bad" ? "bad" : "main"}
              onClick={() => {
                setAsking(false);
                onYes();
              }}
            >
              {label}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              Not now
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}

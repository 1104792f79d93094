/** The signing secret of an endpoint: shown when somebody asks, and replaced. */
import type { WebhookSecret } from "judgment-client";
import { useState } from "preact/hooks";
import { useDoing } from "../load.ts";
import { Outcome } from "../parts/index.ts";
import { callOf } from "../requests/call.ts";
import { useClient } from "../session.ts";
import { Confirmed } from "./confirmed.tsx";
import { Select } from "./fields.tsx";
import { Secret } from "./secret.tsx";

export const grace = [
  ["24h", "24 hours"],
  ["1h", "1 hour"],
  ["7d", "7 days"],
  ["0s", "not at all"],
] as const;

export function EndpointSecret({ id, changed }: { readonly id: string; readonly changed: () => void }) {
  const client = useClient();
  const doing = useDoing();
  const [shown, setShown] = useState<WebhookSecret | null>(null);
  const [stays, setStays] = useState("24h");
  const reveal = () =>
    void doing.run(async () => {
      setShown(await client.webhookEndpoints.getSecret({ id }));
      return "";
    });
  return (
    <section class="card">
      <h2>Signing secret</h2>
      <p>The receiver checks each delivery with this secret.</p>
      <div class="row">
        {shown === null ? (
          <button type="button" disabled={doing.busy} onClick={reveal}>
            Reveal
          </button>
        ) : (
          <button type="button" onClick={() => setShown(null)}>
            Hide
          </button>
        )}
        <Select label="After a rotation, the old secret also signs for" value={stays} options={grace} set={setStays} />
        <Confirmed
          label="Rotate"
          consequence={
            stays === "0s"
              ? "The service makes a new secret. The old one ends at once, so a receiver that does not know the new one refuses every delivery."
              : `The service makes a new secret. For ${grace.find(([value]) => value === stays)?.[1]}, every delivery carries both signatures. Give the receiver the new secret in that time. If an older secret still signs, it ends at once.`
          }
          call={callOf("webhookEndpoints", "rotateSecret", { id, body: { previous_valid_for: stays } })}
          done={(secret) => {
            setShown(secret);
            changed();
          }}
        />
      </div>
      {shown && <Secret label="Signing secret" value={shown.secret} note="Keep it where your receiver reads it." />}
      <Outcome of={doing} />
    </section>
  );
}

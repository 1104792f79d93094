/** A document: what it holds, and its answers with their reasons. */
import type { Document as DocumentResource } from "judgment-client";
import { useAccess } from "../access.ts";
import { AnswerCard } from "../answer.tsx";
import { Later } from "../later.tsx";
import { useLoad } from "../load.ts";
import { Empty, Json, Page, type Place, Show, When } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { levelsOf } from "./judgments.tsx";

const EVERY_MS = 3000;

/** Reading bills what is scanned, so only what is about to change is read again by itself. */
const isPending = ({ answers }: DocumentResource) => Object.values(answers).some(({ freshness }) => freshness === "pending");

export function Document({ ns, id, crumbs }: { readonly ns: string; readonly id: string; readonly crumbs: readonly Place[] }) {
  const client = useClient();
  const write = useAccess().write(ns);
  const document = useLoad((signal) => client.documents.get({ ns, id, signal }), [ns, id], {
    everyMs: (value) => (isPending(value) ? EVERY_MS : null),
  });
  // A score is a number; its level has a name.
  const judgments = useLoad((signal) => client.judgments.list({ ns, limit: 1000, signal }).catch(() => null), [ns]);
  const levels = new Map(judgments.value?.judgments.map((one) => [one.name, levelsOf(one)]) ?? []);
  return (
    <Page title={id} crumbs={crumbs}>
      <Show of={document}>
        {(value) => (
          <>
            <p class="sub">
              Revision {value.revision}, written <When at={value.updated_at} />, created <When at={value.created_at} />
              {"  "}
              <button type="button" class="link" onClick={document.reload}>
                Reload
              </button>
            </p>
            {write && (
              <div class="row">
                <a class="button" href={to("namespaces", ns, "edit", "document", id)}>
                  Edit
                </a>
                <Later form="DeleteDocument" ns={ns} id={id} revision={value.revision} />
              </div>
            )}
            <h2>Answers</h2>
            {Object.keys(value.answers).length === 0 && <Empty>No judgment applies to this document.</Empty>}
            <div class="columns">
              {Object.entries(value.answers).map(([name, answer]) => (
                <AnswerCard key={name} ns={ns} id={id} name={name} answer={answer} levels={levels.get(name)} />
              ))}
            </div>
            {write && Object.keys(value.answers).length > 0 && (
              <Later form="RecordOutcome" ns={ns} id={id} answers={value.answers} />
            )}
            <h2>Attributes</h2>
            <Json value={value.attributes} />
            <h2>State</h2>
            <Json value={value.state} />
          </>
        )}
      </Show>
    </Page>
  );
}

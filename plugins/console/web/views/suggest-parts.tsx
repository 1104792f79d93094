/** Parts proposed for a composite of a yes-or-no judgment. */

import type { Judgment, JudgmentDefinition, Part, SuggestPartsResponse } from "judgment-client";
import { useState } from "preact/hooks";
import { useDoing } from "../load.ts";
import { Outcome } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { plural } from "../words.ts";
import { definitionOf } from "./judgments.tsx";
import { NewVersion } from "./new-version.tsx";

export function SuggestParts({ ns, judgment }: { readonly ns: string; readonly judgment: Judgment }) {
  const client = useClient();
  const doing = useDoing();
  const [found, setFound] = useState<SuggestPartsResponse | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const definition = definitionOf(judgment);
  const suggest = () =>
    void doing.run(async () => {
      setFound(await client.discovery.suggestParts({ ns, name: judgment.name, body: {} }));
      setLeft(new Set());
      return "";
    });
  const chosen = (found?.parts ?? []).filter(({ name }) => !left.has(name));
  const tick = (name: string, on: boolean) => setLeft(new Set(on ? [...left].filter((one) => one !== name) : [...left, name]));
  return (
    <section>
      <h2>Parts of a composite</h2>
      <p>
        A composite combines several smaller questions, with weights fitted to outcomes. It often answers better than one large
        question.
      </p>
      <button type="button" class="main" disabled={doing.busy} onClick={suggest}>
        Suggest parts
      </button>
      <Outcome of={doing} />
      {found && (
        <div class="card">
          <p>Sampled {plural(found.sampled, "document")}.</p>
          {found.parts.length === 0 && <p class="empty">No parts were found.</p>}
          {found.parts.map(({ name, question }) => (
            <p key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={!left.has(name)}
                  onChange={({ currentTarget }) => tick(name, currentTarget.checked)}
                />{" "}
                <code>{name}</code> {question}
              </label>
            </p>
          ))}
          {definition && chosen.length > 0 && (
            <NewVersion
              ns={ns}
              label={`Create a version with ${plural(chosen.length, "part")}`}
              definition={asComposite(definition, chosen)}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** Its parts are what decides: a composite takes no criteria. */
function asComposite({ criteria: _, ...definition }: JudgmentDefinition, parts: Part[]): JudgmentDefinition {
  return { ...definition, parts };
}

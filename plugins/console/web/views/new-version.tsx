/** What was proposed, made a version: it answers nothing until it is activated. */
import type { JudgmentDefinition } from "judgment-client";
import { useDoing } from "../load.ts";
import { Ask, Outcome } from "../parts/index.ts";
import { go } from "../router.ts";
import { useClient } from "../session.ts";

interface NewVersionProps {
  readonly ns: string;
  readonly definition: JudgmentDefinition;
  readonly label: string;
}

export function NewVersion({ ns, definition, label }: NewVersionProps) {
  const client = useClient();
  const doing = useDoing();
  return (
    <>
      <Ask
        label={label}
        disabled={doing.busy}
        question={`This creates a version of ${definition.name}. It answers nothing until you activate it. A shadow run compares it first.`}
        onYes={() =>
          void doing.run(async () => {
            await client.judgments.createVersion({ ns, name: definition.name, body: definition });
            go("namespaces", ns, "judgments", definition.name, "versions");
            return "Created.";
          })
        }
      />
      <Outcome of={doing} />
    </>
  );
}

/** A version's definition, and how it differs from another. */
import type { JudgmentDefinition } from "judgment-client";
import { Json } from "../parts/index.ts";
import { aroundChanges, comparedLines } from "../parts/lines.ts";

interface DefinitionProps {
  readonly definition: JudgmentDefinition;
  /** The active version's, where it is another. */
  readonly beside: JudgmentDefinition | undefined;
}

export function Definition({ definition, beside }: DefinitionProps) {
  return (
    <>
      {beside && (
        <details>
          <summary>Differences from the active version</summary>
          <Difference before={beside} after={definition} />
        </details>
      )}
      <details>
        <summary>Definition</summary>
        <Json value={definition} />
      </details>
    </>
  );
}

/** Thresholds are a setting of the judgment: those that a version was written with change nothing. */
const lines = ({ thresholds: _, ...definition }: JudgmentDefinition) => JSON.stringify(definition, null, 2).split("\n");
const AROUND = 3;
const signs = { before: "− ", after: "+ ", both: "  " };

function Difference({ before, after }: { readonly before: JudgmentDefinition; readonly after: JudgmentDefinition }) {
  const compared = comparedLines(lines(before), lines(after));
  if (compared.every(({ of }) => of === "both")) return <p class="quiet">No differences.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is interactive
    <pre tabIndex={0}>
      {aroundChanges(compared, AROUND).map((line, at) =>
        line === null ? (
          "  …\n"
        ) : (
          <span key={`${at} ${line.of}`} class={`line ${line.of}`}>
            {signs[line.of]}
            {line.text}
            {"\n"}
          </span>
        ),
      )}
    </pre>
  );
}

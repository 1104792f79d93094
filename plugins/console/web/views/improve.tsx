/** What could be asked better: proposals, each tried before it is used. */
import type { Judgment } from "judgment-client";
import { Empty } from "../parts/index.ts";
import { Discover } from "./discover.tsx";
import { definitionOf } from "./judgments.tsx";
import { SuggestParts } from "./suggest-parts.tsx";
import { Tune } from "./tune.tsx";

export function Improve({ ns, judgment }: { readonly ns: string; readonly judgment: Judgment }) {
  if (judgment.active_version === null) return <Empty>This judgment is deactivated, so there are no answers to analyze.</Empty>;
  const definition = definitionOf(judgment);
  return (
    <>
      {definition?.type === "choice" && Array.isArray(definition.options) && <Discover ns={ns} judgment={judgment} />}
      {definition?.type === "bool" && <SuggestParts ns={ns} judgment={judgment} />}
      <Tune ns={ns} judgment={judgment} />
    </>
  );
}

/** A judgment: how its answers lie, its versions, how right it is, and its log. */
import { useLoad } from "../load.ts";
import { Page, type Place, Show } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { Calibration } from "./calibration.tsx";
import { Drift } from "./drift.tsx";
import { Evaluations } from "./evaluations.tsx";
import { Improve } from "./improve.tsx";
import { definitionOf } from "./judgments.tsx";
import { Labels } from "./labels.tsx";
import { Thresholds } from "./thresholds.tsx";
import { Versions } from "./versions.tsx";

const tabs = [
  { at: "answers", label: "Answers and thresholds" },
  { at: "versions", label: "Versions" },
  { at: "calibration", label: "Calibration" },
  { at: "labels", label: "Labels" },
  { at: "drift", label: "Drift" },
  { at: "improve", label: "Improve" },
  { at: "evaluations", label: "Evaluation log" },
];

interface JudgmentProps {
  readonly ns: string;
  readonly name: string;
  readonly tab: string;
  readonly crumbs: readonly Place[];
}

export function Judgment({ ns, name, tab, crumbs }: JudgmentProps) {
  const client = useClient();
  const judgment = useLoad((signal) => client.judgments.get({ ns, name, signal }), [ns, name]);
  return (
    <Page
      title={name}
      crumbs={crumbs}
      under={judgment.value ? definitionOf(judgment.value)?.question : undefined}
      tabs={tabs.map(({ at, label }) => ({ label, href: to("namespaces", ns, "judgments", name, at), current: at === tab }))}
    >
      <Show of={judgment}>
        {(value) => (
          <>
            {tab === "answers" && <Thresholds ns={ns} judgment={value} changed={judgment.reload} />}
            {tab === "versions" && <Versions ns={ns} judgment={value} changed={judgment.reload} />}
            {tab === "calibration" && <Calibration ns={ns} judgment={value} />}
            {tab === "labels" && <Labels ns={ns} judgment={value} />}
            {tab === "drift" && <Drift ns={ns} name={name} />}
            {tab === "improve" && <Improve ns={ns} judgment={value} />}
            {tab === "evaluations" && <Evaluations ns={ns} name={name} />}
          </>
        )}
      </Show>
    </Page>
  );
}

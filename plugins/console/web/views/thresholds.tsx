/** How answers lie, and what moving a threshold would change: counted here as it moves, estimated by the service over all documents when asked. */

import type { Answer, Judgment } from "judgment-client";
import { useMemo } from "preact/hooks";
import { Bars } from "../charts/bars.tsx";
import { Histogram } from "../charts/histogram.tsx";
import { binned, countFrom } from "../charts/scale.ts";
import { Empty, ErrorNote, Table, useSettled } from "../parts/index.ts";
import { useAsked } from "../router.ts";
import { count, percent, plain, plural, spaced } from "../words.ts";
import { atOf, numbersOf, reach, unitOf } from "./held-against.ts";
import { definitionOf, sayThresholds } from "./judgments.tsx";
import { type AnswersRead, useAnswers } from "./read-answers.ts";
import { ThresholdLevers } from "./threshold-levers.tsx";
import { ThresholdMover } from "./threshold-mover.tsx";
import { ThresholdNew } from "./threshold-new.tsx";

interface ThresholdsProps {
  readonly ns: string;
  readonly judgment: Judgment;
  readonly changed: () => void;
}

export function Thresholds({ ns, judgment, changed }: ThresholdsProps) {
  const isTemplate = ns.endsWith("/*");
  const inactive = judgment.active_version === null;
  const read = useAnswers(ns, judgment.name, isTemplate || inactive);
  const [asked, ask] = useAsked({ threshold: "", at: "" });
  if (isTemplate)
    return <Empty>Answers are in the namespaces under the prefix. Thresholds here: {sayThresholds(judgment)}.</Empty>;
  if (inactive)
    return <Empty>This judgment is deactivated, so there are no answers. You can activate a version under Versions.</Empty>;
  const names = Object.keys(judgment.thresholds);
  const chosen = names.includes(asked.threshold) ? asked.threshold : names[0];
  const choose = (threshold: string) => ask({ threshold, at: "" });
  return (
    <>
      <HowFar read={read} />
      {read.error && <ErrorNote error={read.error} again={read.again} />}
      {read.answers.length > 0 ? (
        <div class="columns">
          {chosen === undefined ? (
            <Lie judgment={judgment} answers={read.answers} />
          ) : (
            <Chosen key={chosen} ns={ns} judgment={judgment} answers={read.answers} name={chosen} changed={changed} />
          )}
          <div class="stack">
            {definitionOf(judgment)?.type === "choice" && chosen !== undefined && (
              <Lie judgment={judgment} answers={read.answers} />
            )}
            <All judgment={judgment} answers={read.answers} chosen={chosen} choose={choose} />
            <ThresholdNew
              ns={ns}
              judgment={judgment}
              made={(name) => {
                changed();
                choose(name);
              }}
            />
          </div>
        </div>
      ) : (
        !read.reading && !read.error && <Empty>No document has an answer yet.</Empty>
      )}
    </>
  );
}

function HowFar({ read }: { readonly read: AnswersRead }) {
  const { answers, documents, cursor, reading, readAll, stop } = read;
  if (cursor === undefined) return reading ? <Empty>Loading …</Empty> : null;
  return (
    <p class="sub" role="status">
      {plural(answers.length, "answer")} about {plural(documents, "document")}
      {cursor === null ? "." : " (the first ones by id)."}{" "}
      {cursor !== null && (
        <button type="button" class="link" onClick={reading ? stop : readAll}>
          {reading ? "Stop reading" : "Read all"}
        </button>
      )}
    </p>
  );
}

/** How answers lie, whatever the thresholds. */
function Lie({ judgment, answers }: { readonly judgment: Judgment; readonly answers: readonly Answer[] }) {
  const type = definitionOf(judgment)?.type;
  if (type === "choice") {
    const counts = new Map<string, number>();
    for (const { value } of answers) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    const bars = [...counts].sort(([, a], [, b]) => b - a).map(([name, value]) => ({ name: spaced(name), value }));
    return (
      <div class="card">
        <Bars
          caption="Documents by answer"
          bars={bars}
          says={(value) => `${count(value)} (${percent(value / answers.length)})`}
        />
      </div>
    );
  }
  const unit = type === "score" ? "expected level" : "probability of yes";
  const values = answers.flatMap(({ p, score }) => p ?? score ?? []);
  return (
    <div class="card">
      <Histogram caption={`Documents by ${unit}`} unit={unit} bins={binned(values, 0, reach(judgment), 20)} />
    </div>
  );
}

interface ChosenProps extends ThresholdsProps {
  readonly answers: readonly Answer[];
  readonly name: string;
}

function Chosen({ ns, judgment, answers, name, changed }: ChosenProps) {
  const threshold = judgment.thresholds[name]!;
  const most = reach(judgment);
  const now = atOf(threshold);
  const [asked, ask] = useAsked({ threshold: "", at: "" });
  // In the address only once it stands still: browsers slow down who changes it with each step.
  const [settled, move] = useSettled(asked.at, (at) => ask({ threshold: name, at: Number(at) === now ? "" : at }));
  const moved = settled === "" ? Number.NaN : Number(settled);
  const at = Number.isFinite(moved) ? Math.max(0, Math.min(most, moved)) : now;
  const numbers = useMemo(() => numbersOf(answers, name, threshold), [answers, name, JSON.stringify(threshold)]);
  const unit = unitOf(judgment, name, threshold);
  const others = Object.entries(judgment.thresholds)
    .filter(([other, one]) => other !== name && unitOf(judgment, other, one) === unit)
    .map(([other, one]) => ({ name: other, at: atOf(one) }));
  const label = typeof threshold === "number" ? name : `${name}: ${threshold.value}`;
  return (
    <section class="card" aria-label={`Threshold ${name}`}>
      <h2>{name}</h2>
      <ThresholdMover
        label={label}
        unit={unit}
        numbers={numbers}
        now={now}
        at={at}
        most={most}
        others={others}
        move={(to) => move(String(to))}
      />
      <ThresholdLevers
        ns={ns}
        judgment={judgment}
        name={name}
        now={now}
        at={at}
        tried={typeof threshold === "number" ? at : { ...threshold, gte: at }}
        back={() => move("")}
        changed={changed}
      />
    </section>
  );
}

interface AllProps {
  readonly judgment: Judgment;
  readonly answers: readonly Answer[];
  readonly chosen: string | undefined;
  readonly choose: (name: string) => void;
}

function All({ judgment, answers, chosen, choose }: AllProps) {
  const rows = useMemo(
    () =>
      Object.entries(judgment.thresholds).map(([name, threshold]) => {
        const numbers = numbersOf(answers, name, threshold);
        return { name, threshold, of: numbers.length, holds: countFrom(numbers, atOf(threshold)) };
      }),
    [judgment, answers],
  );
  return (
    <div class="card">
      <Table
        caption="Current thresholds"
        rows={rows}
        id={({ name }) => name}
        empty="No thresholds are set."
        columns={[
          {
            head: "Threshold",
            cell: ({ name }) =>
              name === chosen ? (
                <code aria-current="true">{name}</code>
              ) : (
                <button type="button" class="link" onClick={() => choose(name)}>
                  <code>{name}</code>
                </button>
              ),
          },
          { head: "Compares", cell: ({ name, threshold }) => unitOf(judgment, name, threshold) },
          { head: "At least", number: true, cell: ({ threshold }) => plain(atOf(threshold)) },
          { head: "True", number: true, cell: ({ holds }) => count(holds) },
          { head: "Share", number: true, cell: ({ holds, of }) => percent(of === 0 ? null : holds / of) },
        ]}
      />
    </div>
  );
}

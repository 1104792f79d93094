/** An answer in a line, and in full. */

import type { Answer, CascadeExplanation, Explanation } from "judgment-client";
import { useState } from "preact/hooks";
import { Bars } from "./charts/bars.tsx";
import { useLoad } from "./load.ts";
import { Badge, Fact, Json, Meter, Show, Table, Verbatim, When } from "./parts/index.ts";
import { to } from "./router.ts";
import { useClient } from "./session.ts";
import { count, decimal, percent, plain, spaced } from "./words.ts";

/** What the answer says, in as few words as its type needs. */
export function sayAnswer({ p, value, score }: Answer): string {
  if (p !== undefined) return percent(p);
  if (value !== undefined) return spaced(value);
  return score === undefined ? "–" : decimal(score, 2);
}

export function AnswerShort({ answer }: { readonly answer: Answer | undefined }) {
  if (answer === undefined) return <span class="quiet">does not apply</span>;
  return (
    <>
      {sayAnswer(answer)} {answer.freshness !== "fresh" && <Badge state={answer.freshness} />}{" "}
      {answer.error && <Badge state="failed" />}
    </>
  );
}

export function AnswerCard({
  ns,
  id,
  name,
  answer,
  levels = [],
}: {
  readonly ns: string;
  readonly id: string;
  readonly name: string;
  readonly answer: Answer;
  /** What the levels of a score are called. */
  readonly levels?: readonly string[] | undefined;
}) {
  const level = answer.score === undefined ? undefined : levels[Math.round(answer.score)];
  const dist = Object.entries(answer.dist ?? {})
    .sort(([, a], [, b]) => (answer.type === "score" ? 0 : b - a))
    .slice(0, 12);
  return (
    <section class="card" aria-label={`Answer to ${name}`}>
      <h3>
        <a href={to("namespaces", ns, "judgments", name)}>{name}</a> <Badge state={answer.freshness} />
      </h3>
      <p>
        <strong style={{ fontSize: "1.4rem" }}>{sayAnswer(answer)}</strong>
        {level !== undefined && <> {level}</>}
        {answer.confidence !== undefined && <span class="quiet"> confidence {percent(answer.confidence)}</span>}
      </p>
      {answer.p !== undefined && (
        <p>
          <Meter label="Probability of yes" done={answer.p} of={1} says={decimal(answer.p)} />
        </p>
      )}
      {dist.length > 0 && (
        <Bars
          caption={answer.type === "score" ? "Probability of each level" : "Probability of each option"}
          bars={dist.map(([name, value]) => ({
            name: levels[Number(name)] === undefined ? spaced(name) : `${name}: ${levels[Number(name)]}`,
            value,
          }))}
          says={percent}
          full={1}
        />
      )}
      {answer.calibrated && (
        <p class="quiet">
          Calibrated:{" "}
          {answer.calibrated.p !== undefined
            ? decimal(answer.calibrated.p)
            : answer.calibrated.score !== undefined
              ? decimal(answer.calibrated.score, 2)
              : answer.calibrated.value}
        </p>
      )}
      {Object.entries(answer.parts ?? {}).map(([part, p]) => (
        <p key={part}>
          {part} <Meter label={part} done={p} of={1} says={decimal(p)} />
        </p>
      ))}
      {Object.keys(answer.thresholds ?? {}).length > 0 && (
        <p class="row middle">
          {Object.entries(answer.thresholds ?? {}).map(([threshold, holds]) => (
            <span key={threshold} class={`badge ${holds ? "good" : ""}`}>
              {threshold}: {holds ? "yes" : "no"}
            </span>
          ))}
        </p>
      )}
      {answer.error && (
        <p class="note bad">
          {answer.error.code}: {answer.error.message} (<When at={answer.error.at} />)
        </p>
      )}
      {answer.warnings?.map(({ code, message }) => (
        <p key={code} class="note warn">
          {message}
        </p>
      ))}
      {answer.evaluated_at && (
        <p class="quiet">
          Version {answer.version}, {answer.engine?.name} {answer.engine?.version}, <When at={answer.evaluated_at} />, for
          revision {answer.revision}
        </p>
      )}
      <Why ns={ns} id={id} name={name} />
    </section>
  );
}

/** Asked only once somebody wants to know: it compiles the context anew. */
function Why({ ns, id, name }: { readonly ns: string; readonly id: string; readonly name: string }) {
  const [wanted, setWanted] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
      <summary>Explain: context, question and threshold arithmetic</summary>
      {wanted && <Explained ns={ns} id={id} name={name} />}
    </details>
  );
}

function Explained({ ns, id, name }: { readonly ns: string; readonly id: string; readonly name: string }) {
  const client = useClient();
  const explained = useLoad((signal) => client.judgments.explain({ ns, id, judgment: name, signal }), [ns, id, name]);
  return <Show of={explained}>{(value) => <Explaining value={value} />}</Show>;
}

const reasons: Record<NonNullable<CascadeExplanation["reason"]>, string> = {
  certain: "The first engine answered, because it was certain enough.",
  uncertain: "The first engine was not certain enough, so the second one answered.",
  compared: "Both engines were asked to compare them. The second one answered.",
  failed: "The first engine failed, so the second one answered.",
  not_asked: "The first engine was not asked, so the second one answered.",
  reused: "No engine was asked: the answer was used again.",
};

/** Which engine of a cascade answered, and why. */
function Cascaded({ cascade: { reason, bound, first, first_confidence: confidence } }: { readonly cascade: CascadeExplanation }) {
  return (
    <>
      {reason === undefined ? "The log does not tell which engine answered." : reasons[reason]}
      {first && ` ${first.name} ${first.version}${confidence === undefined ? "" : ` had confidence ${plain(confidence)}`}.`}
      {bound === null ? " No answer of the first engine stands now." : ` Its answers stand from confidence ${plain(bound)} on.`}
    </>
  );
}

function Explaining({ value }: { readonly value: Explanation }) {
  return (
    <>
      <dl class="facts">
        <Fact name="Tokens">
          {count(value.tokens)}, {spaced(value.size_class)}: {count(value.judgment_units)} judgment units an evaluation
        </Fact>
        <Fact name="Engine">
          {value.engine.name} {value.engine.version}
        </Fact>
        {value.cascade && (
          <Fact name="Cascade">
            <Cascaded cascade={value.cascade} />
          </Fact>
        )}
        <Fact name="Context hash">
          <code>{value.context_hash.slice(0, 16)}…</code> while it stays, answers are carried forward
        </Fact>
        <Fact name="Calibration">
          {value.calibration
            ? `${value.calibration.method}, fitted to ${count(value.calibration.outcomes)} outcomes`
            : "none: calibration needs 100 outcomes"}
        </Fact>
      </dl>
      <Table
        caption="Thresholds: raw number compared with the minimum"
        rows={Object.entries(value.thresholds)}
        id={([threshold]) => threshold}
        empty="No thresholds, or no answer yet."
        columns={[
          { head: "Threshold", cell: ([threshold]) => <code>{threshold}</code> },
          {
            head: "Arithmetic",
            cell: ([, { field, number, gte, result }]) => `${field} = ${number} ${result ? "≥" : "<"} ${gte}`,
          },
          { head: "True", cell: ([, { result }]) => (result ? "yes" : "no") },
        ]}
      />
      {value.cuts.length > 0 && (
        <p class="note warn">
          Cut to fit: {value.cuts.map(({ path, dropped, what }) => `${count(dropped)} ${what} of ${path}`).join(", ")}.
        </p>
      )}
      <h3>Question</h3>
      <Verbatim text={value.question} />
      <h3>Context</h3>
      <Json value={value.context} />
    </>
  );
}

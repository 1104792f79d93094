/** What happened over time, as charts and as tables: hours or days in UTC. For admin keys: other keys see that they need one. */
import type { ActivityPoint, ActivityReport } from "judgment-client";
import { AgreementLine } from "../charts/agreement.tsx";
import { OverTime } from "../charts/over-time.tsx";
import { useLoad } from "../load.ts";
import { Choice, Page, Show } from "../parts/index.ts";
import { to, useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { bytes, compact, count, duration, spaced, usd } from "../words.ts";
import { rangeOf, rangeOptions, stepLabels } from "./ranges.ts";
import { usageTabs } from "./usage-tabs.ts";

export function Activity() {
  const client = useClient();
  const [{ range }, ask] = useAsked({ range: "24h" });
  const { name, step, steps } = rangeOf(range, "24h");
  const report = useLoad((signal) => client.activity.get({ step, steps, signal }), [step, steps], { everyMs: 60_000 });
  return (
    <Page title="Usage" under="What happened in the organization over time. Needs an admin key." tabs={usageTabs("activity")}>
      <Choice label="Range" value={name} options={rangeOptions} set={(range) => ask({ range })} />
      <p class="quiet">
        By {step} in UTC. These counts are for charts: they may lack the last seconds of a server that crashed.{" "}
        <a href={to("usage")}>Usage</a> is exact.
      </p>
      <Show of={report}>{(value) => <Charts report={value} />}</Show>
    </Page>
  );
}

type NumberOf = (point: ActivityPoint) => number;

function Charts({ report: { step, points } }: { readonly report: ActivityReport }) {
  const common = { steps: stepLabels(step, points) };
  const sum = (of: NumberOf) => points.reduce((total, point) => total + of(point), 0);
  const column = (head: string, of: NumberOf, as: (value: number) => string = count) =>
    [head, points.map((point) => as(of(point)))] as const;
  const series = (name: string, of: (point: ActivityPoint) => number | null) => ({ name, values: points.map(of) });
  const asked: NumberOf = ({ answers }) => answers.asked;
  const without: NumberOf = ({ answers }) => answers.carried + answers.reused;
  const failed: NumberOf = ({ answers }) => answers.failed;
  const attempts: NumberOf = (point) => point.attempts.succeeded + unsuccessful(point);
  return (
    <div class="columns">
      <div class="card">
        <OverTime
          {...common}
          caption="Answers"
          says={`${count(sum(asked) + sum(without))} in total, ${count(sum(asked))} of an engine.`}
          drawn={[series("asked", asked), series("carried or reused", without)]}
          as="columns"
          amount={compact}
          table={[
            column("Asked", asked),
            column("Carried", ({ answers }) => answers.carried),
            column("Reused", ({ answers }) => answers.reused),
          ]}
        />
      </div>
      <div class="card">
        <OverTime
          {...common}
          caption="Cost"
          says={`${usd(sum(({ cost_usd }) => cost_usd))} in total, without storage.`}
          drawn={[series("cost", ({ cost_usd }) => cost_usd)]}
          as="columns"
          amount={usd}
          apart={1e-6}
          table={[
            column("Cost", ({ cost_usd }) => cost_usd, usd),
            column("Judgment units", ({ usage }) => usage.judgment_units),
            column("Written", ({ usage }) => usage.bytes_written, bytes),
            column("Read by queries", ({ usage }) => usage.bytes_scanned, bytes),
          ]}
        />
      </div>
      <div class="card">
        <OverTime
          {...common}
          caption="Failed attempts to answer"
          says={`${count(sum(failed))} in total.${frequent(points)}`}
          drawn={[series("failed", failed)]}
          as="columns"
          amount={compact}
          table={[column("Failed", failed), ["Reasons", points.map(reasons)]]}
        />
      </div>
      <div class="card">
        <OverTime
          {...common}
          caption="Longest lag"
          says={longest(points)}
          drawn={[
            series("write to answer", ({ lag_ms }) => lag_ms.judging),
            series("due to delivery", ({ lag_ms }) => lag_ms.deliveries),
          ]}
          as="lines"
          amount={duration}
          table={[
            ["Write to answer", points.map(({ lag_ms }) => lagged(lag_ms.judging))],
            ["Due to delivery", points.map(({ lag_ms }) => lagged(lag_ms.deliveries))],
          ]}
        />
      </div>
      <div class="card">
        <OverTime
          {...common}
          caption="Delivery attempts"
          says={`${count(sum(attempts))} in total, ${count(sum(unsuccessful))} without success.`}
          drawn={[series("succeeded", ({ attempts }) => attempts.succeeded), series("failed", unsuccessful)]}
          as="columns"
          amount={compact}
          table={[
            column("Succeeded", ({ attempts }) => attempts.succeeded),
            column("Failed, tried again", ({ attempts }) => attempts.failed),
            column("Given up", ({ attempts }) => attempts.given_up),
          ]}
        />
      </div>
      <div class="card">
        <AgreementLine {...common} caption="Agreement with outcomes" of={points.map(({ outcomes }) => outcomes)} />
      </div>
    </div>
  );
}

const unsuccessful: NumberOf = ({ attempts }) => attempts.failed + attempts.given_up;

const lagged = (ms: number | null) => (ms === null ? "–" : duration(ms));

const reasons = ({ failures }: ActivityPoint) =>
  failures.map(({ code, attempts }) => `${count(attempts)} ${spaced(code)}`).join(", ") || "–";

function frequent(points: readonly ActivityPoint[]): string {
  const sums = new Map<string, number>();
  for (const { code, attempts } of points.flatMap(({ failures }) => failures)) sums.set(code, (sums.get(code) ?? 0) + attempts);
  const [most] = [...sums].sort(([, one], [, other]) => other - one);
  return most ? ` The most frequent reason is ${spaced(most[0])}.` : "";
}

function longest(points: readonly ActivityPoint[]): string {
  const lags = points.flatMap(({ lag_ms }) => [lag_ms.judging, lag_ms.deliveries]).filter((ms) => ms !== null);
  return lags.length === 0 ? "Nothing had to wait." : `The longest was ${duration(Math.max(...lags))}.`;
}

/** How often outcomes agreed with the answers of a judgment, by hour or day. */
import { AgreementLine } from "../charts/agreement.tsx";
import { useLoad } from "../load.ts";
import { Choice, Show } from "../parts/index.ts";
import { useAsked } from "../router.ts";
import { useClient } from "../session.ts";
import { rangeOf, rangeOptions, stepLabels } from "./ranges.ts";

export function AgreementOverTime({ ns, name }: { readonly ns: string; readonly name: string }) {
  const client = useClient();
  const [{ range }, ask] = useAsked({ range: "30d" });
  const { name: shown, step, steps } = rangeOf(range, "30d");
  const report = useLoad((signal) => client.agreement.overTime({ ns, name, step, steps, signal }), [ns, name, step, steps], {
    everyMs: 60_000,
  });
  return (
    <section class="card">
      <h2>Agreement over time</h2>
      <Choice label="Range" value={shown} options={rangeOptions} set={(range) => ask({ range })} />
      <Show of={report}>
        {({ step, points }) => (
          <>
            <AgreementLine caption="Agreement with outcomes" steps={stepLabels(step, points)} of={points} />
            {points.some(({ is_complete }) => !is_complete) && (
              <p class="note">
                Some hours had outcomes of more than 1,000 judgments or namespaces. Those beyond are not counted.
              </p>
            )}
          </>
        )}
      </Show>
      <p class="quiet small">
        By {step} in UTC, when outcomes were compared with answers. These counts are for charts: they may lack the last seconds of
        a server that crashed.
      </p>
    </section>
  );
}

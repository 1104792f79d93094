/** How often outcomes agreed with answers, as a line and as a table. */
import { count, percent } from "../words.ts";
import { OverTime } from "./over-time.tsx";

export interface Agreed {
  readonly agreed: number;
  readonly disagreed: number;
}

interface AgreementLineProps {
  readonly caption: string;
  readonly steps: readonly string[];
  readonly of: readonly Agreed[];
}

export function AgreementLine({ caption, steps, of }: AgreementLineProps) {
  return (
    <OverTime
      caption={caption}
      steps={steps}
      says={agreedIn(of)}
      drawn={[{ name: "agreement", values: of.map(shareOf) }]}
      as="lines"
      amount={percent}
      full={1}
      apart={0.25}
      table={[
        ["Agreement", of.map((one) => percent(shareOf(one)))],
        ["Agreed", of.map(({ agreed }) => count(agreed))],
        ["Disagreed", of.map(({ disagreed }) => count(disagreed))],
      ]}
    />
  );
}

/** Null where there is nothing to compare. */
function shareOf({ agreed, disagreed }: Agreed): number | null {
  return agreed + disagreed === 0 ? null : agreed / (agreed + disagreed);
}

function agreedIn(of: readonly Agreed[]): string {
  const agreed = of.reduce((sum, one) => sum + one.agreed, 0);
  const disagreed = of.reduce((sum, one) => sum + one.disagreed, 0);
  const share = shareOf({ agreed, disagreed });
  return share === null ? "No outcomes yet." : `${percent(share)} of ${count(agreed + disagreed)} outcomes.`;
}

/**
 * A reliability diagram: what was predicted against what came true, with 95% intervals, and under it how many outcomes each bin has. On the
 * dashed line a prediction is worth what it says.
 */
import type { ReliabilityBin } from "judgment-client";
import { count, decimal } from "../words.ts";
import { Figure } from "./figure.tsx";

const [SIZE, COUNTS] = [260, 44];
const at = (share: number) => share * SIZE;

interface ReliabilityProps {
  readonly raw: readonly ReliabilityBin[];
  readonly calibrated: readonly ReliabilityBin[] | null;
}

export function Reliability({ raw, calibrated }: ReliabilityProps) {
  const filled = raw.filter((bin) => bin.count > 0);
  const others = new Map((calibrated ?? []).map((bin) => [bin.lower, bin]));
  const row = (bin: ReliabilityBin) => [count(bin.count), decimal(bin.mean_predicted), decimal(bin.observed)];
  const heads = ["Outcomes", "Mean predicted", "Observed"];
  return (
    <Figure
      caption="Predicted against observed; bars are 95% intervals"
      says={`${count(filled.length)} of ${raw.length} bins have outcomes.`}
      heads={["Predicted", ...heads, ...(calibrated ? heads.map((head) => `Calibrated: ${head.toLowerCase()}`) : [])]}
      rows={raw.map((bin) => [
        `${decimal(bin.lower, 1)} to ${decimal(bin.upper, 1)}`,
        ...row(bin),
        ...(calibrated ? row(others.get(bin.lower) ?? { ...bin, count: 0, mean_predicted: null, observed: null }) : []),
      ])}
      series={calibrated ? ["raw", "calibrated, held out"] : undefined}
    >
      <svg class="chart" viewBox={`-44 -10 ${SIZE + 60} ${SIZE + COUNTS + 48}`} style={{ maxWidth: "28rem" }} aria-hidden="true">
        <rect x="0" y="0" width={SIZE} height={SIZE} fill="none" class="axis" />
        <line class="ideal" x1="0" y1={SIZE} x2={SIZE} y2="0" />
        <Curve bins={raw} which="" />
        {calibrated && <Curve bins={calibrated} which="second" />}
        <Counts raw={raw} calibrated={calibrated} />
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <text x={at(share)} y={SIZE + COUNTS + 18} text-anchor="middle">
              {share}
            </text>
            <text x="-6" y={SIZE - at(share) + 4} text-anchor="end">
              {share}
            </text>
          </g>
        ))}
        <text x={SIZE / 2} y={SIZE + COUNTS + 32} text-anchor="middle">
          predicted
        </text>
        <text transform={`translate(-32 ${SIZE / 2}) rotate(-90)`} text-anchor="middle">
          observed
        </text>
      </svg>
    </Figure>
  );
}

interface CurveProps {
  readonly bins: readonly ReliabilityBin[];
  readonly which: "" | "second";
}

/** Dots as large as what they stand on. */
function Curve({ bins, which }: CurveProps) {
  const dots = bins.flatMap(({ mean_predicted: predicted, observed, count: amount, observed_low: low, observed_high: high }) =>
    predicted === null || observed === null ? [] : [{ x: at(predicted), y: SIZE - at(observed), amount, low, high }],
  );
  const most = Math.max(1, ...dots.map(({ amount }) => amount));
  return (
    <g>
      {dots.map(({ x, low, high }) =>
        low == null || high == null ? null : (
          <line key={x} class={`whisker ${which}`} x1={x} x2={x} y1={SIZE - at(low)} y2={SIZE - at(high)} />
        ),
      )}
      <polyline class={`path ${which}`} points={dots.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {dots.map(({ x, y, amount }) => (
        <circle key={x} class={`dot ${which}`} cx={x} cy={y} r={2.5 + 4 * Math.sqrt(amount / most)} />
      ))}
    </g>
  );
}

/** How many outcomes each bin stands on, under it. */
function Counts({ raw, calibrated }: ReliabilityProps) {
  const most = Math.max(1, ...[...raw, ...(calibrated ?? [])].map(({ count }) => count));
  const bars = (bins: readonly ReliabilityBin[], which: string, shift: number) =>
    bins.map(({ lower, upper, count }) => {
      const [width, height] = [(at(upper) - at(lower) - 2) / (calibrated ? 2 : 1), (count / most) * (COUNTS - 10)];
      const x = at(lower) + 1 + shift * width;
      return <rect key={lower} class={`bar ${which}`} x={x} width={width} y={SIZE + COUNTS - height + 4} height={height} />;
    });
  return (
    <g>
      {bars(raw, "", 0)}
      {calibrated && bars(calibrated, "second", 1)}
      <line class="axis" x1="0" x2={SIZE} y1={SIZE + COUNTS + 4} y2={SIZE + COUNTS + 4} />
      <text x="-6" y={SIZE + COUNTS} text-anchor="end">
        n
      </text>
    </g>
  );
}

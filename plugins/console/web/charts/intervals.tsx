/** Shares that were estimated, each a dot on its 95% interval, between 0 and 1. */
import { percent } from "../words.ts";
import { Figure } from "./figure.tsx";

export interface Interval {
  readonly name: string;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

interface IntervalsProps {
  readonly caption: string;
  readonly intervals: readonly Interval[];
  /** What was wished for, where something was. */
  readonly goal?: number | undefined;
}

const [WIDTH, ROW, LEFT, RIGHT, FOOT] = [480, 30, 100, 16, 18];

export function Intervals({ caption, intervals, goal }: IntervalsProps) {
  const x = (share: number) => LEFT + share * (WIDTH - LEFT - RIGHT);
  const height = intervals.length * ROW;
  return (
    <Figure
      caption={caption}
      says={intervals
        .map(({ name, estimate, low, high }) => `${name} ${percent(estimate)}, ${percent(low)} to ${percent(high)}`)
        .join("; ")}
      heads={["Figure", "Estimate", "From", "To"]}
      rows={intervals.map(({ name, estimate, low, high }) => [name, percent(estimate), percent(low), percent(high)])}
    >
      <svg class="chart narrow" viewBox={`0 0 ${WIDTH} ${height + FOOT}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line class="grid" x1={x(share)} x2={x(share)} y1="0" y2={height} />
            <text x={x(share)} y={height + 14} text-anchor="middle">
              {percent(share)}
            </text>
          </g>
        ))}
        {goal !== undefined && <line class="cut quiet" x1={x(goal)} x2={x(goal)} y1="0" y2={height} />}
        {intervals.map(({ name, estimate, low, high }, at) => (
          <g key={name} transform={`translate(0 ${at * ROW + ROW / 2})`}>
            <text x={LEFT - 10} y="4" text-anchor="end">
              {name}
            </text>
            <line class="path" x1={x(low)} x2={x(high)} y1="0" y2="0" />
            <circle class="dot" cx={x(estimate)} cy="0" r="5" />
            <text x={x(estimate)} y="-8" text-anchor="middle">
              {percent(estimate)}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}

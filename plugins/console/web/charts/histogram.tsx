/** Counts over bins of a number, of one or two populations, with thresholds drawn over them. */
import type { ComponentChildren } from "preact";
import { compact, count, plain } from "../words.ts";
import { Figure } from "./figure.tsx";
import { ticks } from "./scale.ts";

export interface Bin {
  readonly lower: number;
  readonly upper: number;
  readonly count: number;
}

export interface Cut {
  readonly at: number;
  readonly label: string;
  /** Another than the one that is looked at. */
  readonly quiet?: boolean;
}

interface HistogramProps {
  readonly caption: string;
  readonly bins: readonly Bin[];
  /** Over the same bins. */
  readonly second?: readonly Bin[] | undefined;
  readonly series?: readonly [string, string] | undefined;
  readonly cuts?: readonly Cut[];
  /** Bins below it are pale. */
  readonly holdsFrom?: number | undefined;
  /** Bins between these two would hold another boolean. */
  readonly flipping?: readonly [number, number] | undefined;
  /** What the numbers along the foot are. */
  readonly unit: string;
  /** How bins are called; their range unless given. */
  readonly name?: (bin: Bin) => string;
  /** What lies over the picture and is operated there. */
  readonly over?: ComponentChildren;
}

const [WIDTH, HEIGHT, FOOT, HEAD] = [480, 190, 34, 16];
const FLOOR = HEIGHT - FOOT;

/** A character of a label, as wide as it is on a small screen; and the most of them. */
const [LETTER, LONGEST] = [8.5, 18];

/** Labels that do not lie over one another; those drawn last come first. The others' cuts stay, which tables name. */
function labelled(cuts: readonly Cut[], x: (value: number) => number) {
  const placed: { label: string; at: number; anchor: "start" | "middle" | "end"; from: number; to: number }[] = [];
  for (const cut of cuts.toReversed()) {
    const label = cut.label.length > LONGEST ? `${cut.label.slice(0, LONGEST - 1)}…` : cut.label;
    const [at, width] = [x(cut.at), label.length * LETTER];
    const anchor = at > WIDTH * 0.8 ? "end" : at < WIDTH * 0.2 ? "start" : "middle";
    const from = at - { start: 0, middle: width / 2, end: width }[anchor];
    const to = from + width;
    if (placed.every((other) => to <= other.from || from >= other.to)) placed.push({ label, at, anchor, from, to });
  }
  return placed;
}

const ranged = ({ lower, upper }: Bin) => `${plain(lower)} to ${plain(upper)}`;

export function Histogram(props: HistogramProps) {
  const { caption, bins, second, series, cuts = [], holdsFrom, flipping, unit, name = ranged, over } = props;
  const [least, most] = [bins[0]?.lower ?? 0, bins.at(-1)?.upper ?? 1];
  const highest = Math.max(1, ...bins.map((bin) => bin.count), ...(second ?? []).map((bin) => bin.count));
  const x = (value: number) => ((value - least) / (most - least)) * WIDTH;
  const height = (amount: number) => (amount / highest) * (FLOOR - HEAD);
  const all = bins.reduce((sum, bin) => sum + bin.count, 0);
  const peak = bins.reduce<Bin | undefined>((best, bin) => (best && best.count >= bin.count ? best : bin), undefined);
  const looks = ({ lower, upper }: Bin) => {
    const middle = (lower + upper) / 2;
    if (flipping && middle >= flipping[0] && middle < flipping[1]) return "flips";
    return holdsFrom !== undefined && middle < holdsFrom ? "below" : "";
  };
  return (
    <Figure
      caption={caption}
      says={
        all > 0 && peak ? `${count(all)} in total. The largest bin has ${count(peak.count)}, at ${name(peak)}.` : "No data yet."
      }
      heads={["Range", ...(series ?? ["Count"]).slice(0, second ? 2 : 1)]}
      rows={bins.map((bin, at) => [name(bin), count(bin.count), ...(second ? [count(second[at]?.count ?? 0)] : [])])}
      series={second ? series : undefined}
      over={over}
    >
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {ticks(highest).map((amount) => (
          <line key={amount} class="grid" x1="0" x2={WIDTH} y1={FLOOR - height(amount)} y2={FLOOR - height(amount)} />
        ))}
        {bins.map((bin, at) => {
          const room = Math.max(0.5, x(bin.upper) - x(bin.lower) - 2);
          const width = second ? room / 2 : room;
          const other = second?.[at]?.count ?? 0;
          return (
            <g key={bin.lower}>
              <rect
                class={`bar ${looks(bin)}`}
                x={x(bin.lower) + 1}
                width={width}
                y={FLOOR - height(bin.count)}
                height={height(bin.count)}
              />
              {second && (
                <rect
                  class="bar second"
                  x={x(bin.lower) + 1 + width}
                  width={width}
                  y={FLOOR - height(other)}
                  height={height(other)}
                />
              )}
            </g>
          );
        })}
        {ticks(highest).map((amount) => (
          <text key={amount} class="tick" x="2" y={FLOOR - height(amount) - 3}>
            {compact(amount)}
          </text>
        ))}
        <line class="axis" x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} />
        {cuts.map(({ at, label, quiet }) => (
          <line key={label} class={`cut ${quiet ? "quiet" : ""}`} x1={x(at)} x2={x(at)} y1={HEAD - 4} y2={FLOOR} />
        ))}
        {labelled(cuts, x).map(({ label, at, anchor }) => (
          <text key={label} class="label" x={at} y="9" text-anchor={anchor}>
            {label}
          </text>
        ))}
        <text x="0" y={FLOOR + 14}>
          {plain(least)}
        </text>
        <text x={WIDTH / 2} y={FLOOR + 14} text-anchor="middle">
          {plain((least + most) / 2)}
        </text>
        <text x={WIDTH} y={FLOOR + 14} text-anchor="end">
          {plain(most)}
        </text>
        <text class="unit" x={WIDTH / 2} y={HEIGHT - 4} text-anchor="middle">
          {unit}
        </text>
      </svg>
    </Figure>
  );
}

/** Named amounts as bars that lie, of one or two populations; amounts below 0 lie on the other side of a line. */
import { Figure } from "./figure.tsx";

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly second?: number | undefined;
}

interface BarsProps {
  readonly caption: string;
  readonly bars: readonly Bar[];
  readonly says: (value: number) => string;
  readonly series?: readonly [string, string] | undefined;
  /** What a full bar is; the largest amount unless given. */
  readonly full?: number;
}

export function Bars({ caption, bars, says, series, full }: BarsProps) {
  const amounts = bars.flatMap(({ value, second = 0 }) => [value, second]);
  const least = Math.min(0, ...amounts);
  const span = (full ?? Math.max(1e-12, ...amounts)) - least;
  const length = (value: number) => ({
    width: `${(100 * Math.abs(value)) / span}%`,
    marginInlineStart: `${(100 * (Math.min(0, value) - least)) / span}%`,
  });
  const largest = bars.reduce<Bar | undefined>((best, bar) => (best && best.value >= bar.value ? best : bar), undefined);
  return (
    <Figure
      caption={caption}
      says={largest ? `Largest: ${largest.name}, ${says(largest.value)}.` : "No data yet."}
      heads={["Name", ...(series ?? ["Amount"])]}
      rows={bars.map(({ name, value, second }) => [name, says(value), ...(series ? [says(second ?? 0)] : [])])}
      series={series}
    >
      <div class="bars" aria-hidden="true">
        {bars.map(({ name, value, second }) => (
          <div key={name}>
            <span class="label" title={name}>
              {name}
            </span>
            <span class="lengths">
              <i style={length(value)} />
              {series && <i class="second" style={length(second ?? 0)} />}
            </span>
            <span class="amount">{series ? `${says(value)} · ${says(second ?? 0)}` : says(value)}</span>
          </div>
        ))}
      </div>
    </Figure>
  );
}

/** A threshold over its distribution. You drag it, move it by keys or type a number. It counts the flips as it moves. */
import { useMemo } from "preact/hooks";
import { Histogram } from "../charts/histogram.tsx";
import { binned, countFrom } from "../charts/scale.ts";
import { count, percent, plain, plural } from "../words.ts";

interface MoverProps {
  readonly label: string;
  /** What the numbers are. */
  readonly unit: string;
  /** Ascending. */
  readonly numbers: Float64Array;
  readonly now: number;
  readonly at: number;
  readonly most: number;
  /** Others over the same numbers. */
  readonly others: readonly { readonly name: string; readonly at: number }[];
  readonly move: (at: number) => void;
}

/** What a slider's key moves. */
const STEPS = 200;

export function ThresholdMover({ label, unit, numbers, now, at, most, others, move }: MoverProps) {
  const bins = useMemo(() => binned(numbers, 0, most, 40), [numbers, most]);
  const [holdsNow, holds] = [countFrom(numbers, now), countFrom(numbers, at)];
  const flips = Math.abs(holds - holdsNow);
  const share = percent(holds / Math.max(1, numbers.length));
  const where = at < now ? "to yes" : "to no";
  const typed = (value: string) => {
    const number = Number(value);
    if (value !== "" && Number.isFinite(number)) move(Math.max(0, Math.min(most, number)));
  };
  const cuts = [
    ...others.map(({ name, at }) => ({ at, label: name, quiet: true })),
    ...(at === now ? [] : [{ at: now, label: "now", quiet: true }]),
    { at, label: plain(at) },
  ];
  return (
    <>
      <Histogram
        caption={`Documents by ${unit}`}
        unit={unit}
        bins={bins}
        cuts={cuts}
        holdsFrom={at}
        flipping={at === now ? undefined : [Math.min(at, now), Math.max(at, now)]}
        over={
          <input
            type="range"
            class="over"
            aria-label={`${label} at least`}
            aria-valuetext={`${plain(at)}: true for ${count(holds)} of ${count(numbers.length)}${at === now ? "" : `, ${plural(flips, "flip")} ${where}`}`}
            min={0}
            max={most}
            step={most / STEPS}
            value={at}
            onInput={({ currentTarget }) => typed(currentTarget.value)}
          />
        }
      />
      <div class="row">
        <label class="field">
          {label} at least
          <input
            type="number"
            min={0}
            max={most}
            step="any"
            value={at}
            onInput={({ currentTarget }) => typed(currentTarget.value)}
          />
        </label>
        <p class="counted">
          True for <strong>{count(holds)}</strong> of {count(numbers.length)} ({share})
          {at !== now && (
            <>
              , currently {count(holdsNow)}: <strong class="flips">{plural(flips, "flip")}</strong> {where}
            </>
          )}
          .
        </p>
      </div>
    </>
  );
}

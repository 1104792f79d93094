/** What a number was since one began to look, as a line. */
import { useEffect, useState } from "preact/hooks";
import { Figure } from "./figure.tsx";

interface Sample {
  readonly at: number;
  readonly value: number;
}

/** As many as are drawn; older ones are forgotten. */
const KEPT = 60;

/** Samples of `value`, one each time that `of` was loaded anew. */
export function useTrail(of: unknown, value: number | null): readonly Sample[] {
  const [trail, setTrail] = useState<readonly Sample[]>([]);
  useEffect(() => {
    if (value !== null) setTrail((before) => [...before, { at: Date.now(), value }].slice(-KEPT));
  }, [of]);
  return trail;
}

interface TrailProps {
  readonly caption: string;
  readonly trail: readonly Sample[];
  readonly says: (value: number) => string;
  /** What reaches the top; the largest sample where that is more. */
  readonly least: number;
}

const [WIDTH, HEIGHT] = [480, 60];

export function Trail({ caption, trail, says, least }: TrailProps) {
  const most = Math.max(least, ...trail.map(({ value }) => value));
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last) return null;
  const x = ({ at }: Sample) => (last.at === first.at ? WIDTH : ((at - first.at) / (last.at - first.at)) * WIDTH);
  const y = ({ value }: Sample) => HEIGHT - (value / most) * (HEIGHT - 4);
  return (
    <Figure
      caption={caption}
      says={`Now ${says(last.value)}. Maximum: ${says(Math.max(...trail.map(({ value }) => value)))}.`}
      heads={["When", "Value"]}
      rows={trail.map(({ at, value }) => [new Date(at).toLocaleTimeString("en"), says(value)])}
    >
      <svg class="chart narrow" viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} aria-hidden="true">
        <line class="axis" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <polyline class="path" points={trail.map((sample) => `${x(sample)},${y(sample)}`).join(" ")} />
        <circle class="dot" cx={x(last)} cy={y(last)} r="3" />
        <text x="2" y="10">
          {says(most)}
        </text>
        <text x="0" y={HEIGHT + 13}>
          {Math.round((last.at - first.at) / 1000)} s ago
        </text>
        <text x={WIDTH} y={HEIGHT + 13} text-anchor="end">
          now
        </text>
      </svg>
    </Figure>
  );
}

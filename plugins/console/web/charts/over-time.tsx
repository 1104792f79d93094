/** Amounts by step of time: columns that stand on each other, or lines with gaps where there is no amount. */
import { Figure } from "./figure.tsx";
import { ticks } from "./scale.ts";

/** One amount for each step. Null: there is none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

interface OverTimeProps {
  readonly caption: string;
  /** What all of it is, in a sentence. */
  readonly says: string;
  /** The steps, as people read them. */
  readonly steps: readonly string[];
  /** What is drawn, the lowest first. */
  readonly drawn: readonly [Series] | readonly [Series, Series];
  readonly as: "columns" | "lines";
  readonly amount: (value: number) => string;
  /** What reaches the top; the largest amount unless given. */
  readonly full?: number;
  /** The smallest distance of the lines of the grid. */
  readonly apart?: number;
  /** What the table has beside the steps, by head. */
  readonly table: readonly (readonly [head: string, cells: readonly string[]])[];
}

const [WIDTH, HEIGHT, FOOT, HEAD] = [480, 170, 20, 14];
const FLOOR = HEIGHT - FOOT;
const classOf = (at: number, base: string) => (at === 0 ? base : `${base} second`);

export function OverTime({ caption, says, steps, drawn, as, amount, full, apart = 1, table }: OverTimeProps) {
  const highest = Math.max(full ?? 0, apart, as === "columns" ? highestSum(drawn) : highestOf(drawn));
  const height = (value: number) => (value / highest) * (FLOOR - HEAD);
  const room = WIDTH / Math.max(1, steps.length);
  const grid = ticks(highest, apart);
  return (
    <>
      <Figure
        caption={caption}
        says={says}
        heads={["When (UTC)", ...table.map(([head]) => head)]}
        rows={steps.map((step, at) => [step, ...table.map(([, cells]) => cells[at]!)])}
        series={drawn.length === 2 ? [drawn[0].name, drawn[1].name] : undefined}
      >
        <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {grid.map((value) => (
            <line key={value} class="grid" x1="0" x2={WIDTH} y1={FLOOR - height(value)} y2={FLOOR - height(value)} />
          ))}
          {as === "columns"
            ? drawn.map(({ name, values }, which) => (
                <g key={name}>
                  {values.map((value, at) => {
                    const below = which === 0 ? 0 : (drawn[0].values[at] ?? 0);
                    return value === null || value === 0 ? null : (
                      <rect
                        key={steps[at]}
                        class={classOf(which, "bar")}
                        x={at * room + room * 0.1}
                        width={room * 0.8}
                        y={FLOOR - height(below + value)}
                        height={Math.max(1, height(value))}
                      />
                    );
                  })}
                </g>
              ))
            : drawn.map(({ name, values }, which) => (
                <Line
                  key={name}
                  values={values}
                  which={which}
                  x={(at) => (at + 0.5) * room}
                  y={(value) => FLOOR - height(value)}
                />
              ))}
          {grid.map((value) => (
            <text key={value} class="tick" x="2" y={FLOOR - height(value) - 3}>
              {amount(value)}
            </text>
          ))}
          <line class="axis" x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} />
          <text x="0" y={HEIGHT - 4}>
            {steps[0]}
          </text>
          <text x={WIDTH} y={HEIGHT - 4} text-anchor="end">
            {steps.at(-1)}
          </text>
        </svg>
      </Figure>
      <p class="quiet small" aria-hidden="true">
        {says}
      </p>
    </>
  );
}

/** Runs of amounts, and a dot for each run of one. */
function Line({
  values,
  which,
  x,
  y,
}: {
  readonly values: readonly (number | null)[];
  readonly which: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}) {
  return (
    <g>
      {runsOf(values).map(({ from, run }) =>
        run.length === 1 ? (
          <circle key={from} class={classOf(which, "dot")} cx={x(from)} cy={y(run[0]!)} r="2.5" />
        ) : (
          <polyline
            key={from}
            class={classOf(which, "path")}
            points={run.map((value, n) => `${x(from + n)},${y(value)}`).join(" ")}
          />
        ),
      )}
    </g>
  );
}

function runsOf(values: readonly (number | null)[]): { from: number; run: number[] }[] {
  const runs: { from: number; run: number[] }[] = [];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last && last.from + last.run.length === at) last.run.push(value);
    else runs.push({ from: at, run: [value] });
  }
  return runs;
}

function highestOf(drawn: readonly Series[]): number {
  return Math.max(0, ...drawn.flatMap(({ values }) => values.map((value) => value ?? 0)));
}

function highestSum(drawn: readonly Series[]): number {
  return Math.max(0, ...drawn[0]!.values.map((_, at) => drawn.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)));
}

/** Progress bars on standard error, if it is a terminal. */
import { MultiBar, Presets, SingleBar } from "cli-progress";
import type { Given } from "./command.ts";

export interface Progress {
  to(value: number, told?: string): void;
  stop(): void;
}

const SILENT: Progress = { to() {}, stop() {} };

function isSeen(given: Given): boolean {
  return !given.options.json && process.stderr.isTTY;
}

/** The layout; without a bar if the total is unknown. */
function formatOf(total: number, unit: string): string {
  if (total === 0) return `{value} ${unit} | {told}`;
  return `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left | {told}`;
}

export function progress(given: Given, total: number, unit: string): Progress {
  if (!isSeen(given)) return SILENT;
  const options = { format: formatOf(total, unit), stream: process.stderr, hideCursor: true, etaBuffer: 50 };
  const bar = new SingleBar(options, Presets.shades_classic);
  bar.start(total, 0, { told: "" });
  return { to: (value, told = "") => bar.update(value, { told }), stop: () => bar.stop() };
}

/** Several bars, one below the other. */
export interface Bars {
  to(name: string, at: { value: number; total: number; told: string }): void;
  stop(): void;
}

const NO_BARS: Bars = { to() {}, stop() {} };

export function bars(given: Given): Bars {
  if (!isSeen(given)) return NO_BARS;
  const format = "{name} {bar} {percentage}% | {value}/{total} | {told}";
  const all = new MultiBar({ format, stream: process.stderr, hideCursor: true, barsize: 20 }, Presets.shades_classic);
  const known = new Map<string, SingleBar>();
  return {
    to(name, { value, total, told }) {
      const bar = known.get(name) ?? all.create(Math.max(total, value), value, { name, told });
      known.set(name, bar);
      bar.setTotal(Math.max(total, value));
      bar.update(value, { name, told });
    },
    stop: () => all.stop(),
  };
}

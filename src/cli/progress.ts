/** A progress bar on standard error, where somebody sees it. */
import { Presets, SingleBar } from "cli-progress";
import type { Given } from "./command.ts";

export interface Progress {
  to(value: number, told?: string): void;
  stop(): void;
}

const SILENT: Progress = { to() {}, stop() {} };

export function progress(given: Given, total: number, unit: string): Progress {
  if (given.options.json || !process.stderr.isTTY) return SILENT;
  const format = `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left {told}`;
  const bar = new SingleBar({ format, stream: process.stderr, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic);
  bar.start(total, 0, { told: "" });
  return { to: (value, told = "") => bar.update(value, { told }), stop: () => bar.stop() };
}

/** A progress bar on a terminal; otherwise one line at the end. */
import { SingleBar } from "cli-progress";

export interface Progress {
  add(count: number): void;
  stop(): void;
}

export function progressBar(label: string, total: number): Progress {
  const started = performance.now();
  const bar = process.stdout.isTTY
    ? new SingleBar({
        format: `  ${label} {bar} {value}/{total}  {duration} s`,
        barCompleteChar: "█",
        barIncompleteChar: "░",
        hideCursor: true,
      })
    : null;
  bar?.start(total, 0);
  return {
    add: (count) => bar?.increment(count),
    stop() {
      bar?.stop();
      if (!bar) process.stdout.write(`  ${label}: ${total} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    },
  };
}

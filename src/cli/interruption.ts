/** Ctrl-C while something is under way that had better be left in order: the first asks for an end, the second ends the process. */

export interface Interruption {
  readonly asked: boolean;
  readonly signal: AbortSignal;
  /** From here on Ctrl-C is the system's again. */
  end(): void;
}

export function interruption(): Interruption {
  const controller = new AbortController();
  const ask = () => controller.abort();
  process.once("SIGINT", ask);
  return {
    get asked() {
      return controller.signal.aborted;
    },
    signal: controller.signal,
    end: () => process.off("SIGINT", ask),
  };
}

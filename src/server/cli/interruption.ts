/** Handles Ctrl-C during work that should end in order: the first one requests an end, the second one ends the process. */

export interface Interruption {
  readonly asked: boolean;
  readonly signal: AbortSignal;
  /** Restores the default behaviour of Ctrl-C. */
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

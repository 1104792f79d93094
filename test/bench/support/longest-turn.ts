/**
 * The longest turn of this thread's event loop in processor time. A busy machine makes turns longer by the clock, not by this. While it is watched the
 * loop never rests, so nothing else is to be measured meanwhile.
 */
export interface Turns {
  /** Ends the watch. */
  longestMs(): number;
}

export function watchTurns(): Turns {
  let longest = 0;
  let watched = true;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage();
    longest = Math.max(longest, user + system - before.user - before.system);
    before = { user, system };
    if (watched) setImmediate(look);
  };
  setImmediate(look);
  return {
    longestMs() {
      watched = false;
      return longest / 1_000;
    },
  };
}

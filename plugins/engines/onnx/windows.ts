/** Passages joined to texts that a model can take as a whole, so that a long context is read in a few runs. */

/**
 * Without passages there is one window, which is empty.
 * @param most tokens of a window. A passage that has more is a window of its own
 * @param count tokens of a text
 */
export function windows(passages: readonly string[], most: number, count: (text: string) => number): string[] {
  const all: string[] = [];
  let window: string[] = [];
  let tokens = 0;
  for (const passage of passages) {
    const own = count(passage);
    if (window.length > 0 && tokens + own > most) {
      all.push(window.join(" "));
      window = [];
      tokens = 0;
    }
    window.push(passage);
    tokens += own;
  }
  return [...all, window.join(" ")];
}

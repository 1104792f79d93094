/** The known name that an unknown one most likely stands for. */

/** Null if none is near: at most two edits, or one per three characters, whichever is less. */
export function didYouMean(given: string, known: readonly string[]): string | null {
  const folded = fold(given);
  let best: string | null = null;
  let least = Math.min(2, Math.ceil(folded.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(folded, fold(name), least);
    if (distance < least) {
      best = name;
      least = distance;
    }
  }
  return best;
}

/** `createdAt`, `created-at` and `CREATED_AT` all resemble `created_at`. */
function fold(name: string): string {
  return name
    .slice(0, 64)
    .replace(/[-_\s]/g, "")
    .toLowerCase();
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). It stops at `limit`. */
function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[other.length]!;
}

/**
 * Binary search: the first integer from `from` for which `holds` is true; `to` if there is none. `holds` must stay true for all
 * larger integers up to `to`.
 */
export function firstThat(from: number, to: number, holds: (n: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

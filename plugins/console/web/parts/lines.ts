/** Two texts line by line: what they share, in order, and what only one of them has. */

export interface Line {
  readonly text: string;
  readonly of: "both" | "before" | "after";
}

/** By the longest common subsequence; meant for hundreds of lines. */
export function comparedLines(before: readonly string[], after: readonly string[]): Line[] {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      longest[i]![j] = before[i] === after[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const lines: Line[] = [];
  for (let [i, j] = [0, 0]; i < before.length || j < after.length; ) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ text: before[i++]!, of: "both" });
      j++;
    } else if (j >= after.length || (i < before.length && longest[i + 1]![j]! >= longest[i]![j + 1]!))
      lines.push({ text: before[i++]!, of: "before" });
    else lines.push({ text: after[j++]!, of: "after" });
  }
  return lines;
}

/** Lines that are not shared, with so many around them that one sees where they stand; null for what is left out between. */
export function aroundChanges(lines: readonly Line[], around: number): (Line | null)[] {
  const near = lines.map((_, at) => lines.slice(Math.max(0, at - around), at + around + 1).some(({ of }) => of !== "both"));
  return lines.flatMap((line, at): (Line | null)[] => (near[at] ? [line] : near[at - 1] || at === 0 ? [null] : []));
}

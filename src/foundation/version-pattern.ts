/**
 * Matches engine versions against patterns such as `gpt-4o*`, where `*` stands for any characters. Each piece is searched once,
 * after the previous one, so the time is linear in both lengths.
 */
export function fitsVersion(pattern: string, version: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return version === pattern;
  if (!version.startsWith(first)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = version.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return version.length - last.length >= at && version.endsWith(last);
}

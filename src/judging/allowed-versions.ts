/**
 * Which versions of an engine definitions may ask for, as the operator has listed them in ENGINE_ALLOW: `openai:gpt-4o*,openai:o4-mini`. An engine
 * that is not listed may be asked for any version. Where a definition names none the operator's default answers, which is always allowed.
 */

export class AllowedVersions {
  readonly #patterns: ReadonlyMap<string, readonly string[]>;

  /** @param listed `engine:pattern`, each; `*` stands for any characters */
  constructor(listed: readonly string[] = []) {
    const pairs = listed.map((one) => [one.slice(0, one.indexOf(":")), one.slice(one.indexOf(":") + 1)] as const);
    const byEngine = Map.groupBy(pairs, ([engine]) => engine);
    this.#patterns = new Map([...byEngine].map(([engine, all]) => [engine, all.map(([, pattern]) => pattern)]));
  }

  /** The patterns of which a version fits none; null where it may be asked for. */
  refusing(engine: string, version: string | undefined): readonly string[] | null {
    const patterns = this.#patterns.get(engine);
    if (patterns === undefined || version === undefined) return null;
    return patterns.some((pattern) => fits(pattern, version)) ? null : patterns;
  }
}

/** Each piece is looked for once, after the one before: the time is linear in both. */
function fits(pattern: string, version: string): boolean {
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

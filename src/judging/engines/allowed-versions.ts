/**
 * The versions of an engine that definitions may ask for. The operator lists them in ENGINE_ALLOW, such as `openai:gpt-4o*,openai:o4-mini`.
 * An engine that is not listed allows any version. A definition without a version uses the operator's default, which is always allowed.
 */
import { fitsVersion } from "#src/foundation/version-pattern.ts";

export class AllowedVersions {
  readonly #patterns: ReadonlyMap<string, readonly string[]>;

  /** @param listed entries `engine:pattern`; `*` stands for any characters */
  constructor(listed: readonly string[] = []) {
    const pairs = listed.map((one) => [one.slice(0, one.indexOf(":")), one.slice(one.indexOf(":") + 1)] as const);
    const byEngine = Map.groupBy(pairs, ([engine]) => engine);
    this.#patterns = new Map([...byEngine].map(([engine, all]) => [engine, all.map(([, pattern]) => pattern)]));
  }

  /** Null if all versions are allowed. */
  of(engine: string): readonly string[] | null {
    return this.#patterns.get(engine) ?? null;
  }

  /** The patterns, if the version matches none of them. Null if the version may be asked for. */
  refusing(engine: string, version: string | undefined): readonly string[] | null {
    const patterns = this.#patterns.get(engine);
    if (patterns === undefined || version === undefined) return null;
    return patterns.some((pattern) => fitsVersion(pattern, version)) ? null : patterns;
  }
}

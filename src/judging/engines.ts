/** The engines of this server. */
import { AllowedVersions } from "./allowed-versions.ts";
import { Dispatch } from "./dispatch.ts";
import type { Engine } from "./engine.ts";

/** The engines that are configured, and what each of the others lacks. */
export class Engines {
  readonly #dispatches = new Map<string, Dispatch>();
  readonly #missing: ReadonlyMap<string, string>;
  readonly #allowed: AllowedVersions;

  constructor(engines: Iterable<Engine>, missing: ReadonlyMap<string, string>, allowed = new AllowedVersions()) {
    this.#allowed = allowed;
    for (const engine of engines) this.#dispatches.set(engine.name, new Dispatch(engine));
    this.#missing = missing;
  }

  get(name: string): Dispatch | undefined {
    return this.#dispatches.get(name);
  }

  /** Why an engine cannot be used, and what would mend it; null where it can. */
  whyNot(name: string): string | null {
    if (this.#dispatches.has(name)) return null;
    const variable = this.#missing.get(name);
    const configured = [...this.#dispatches.keys()].join(", ");
    return variable
      ? `the engine "${name}" is not configured on this server: set ${variable}; configured are: ${configured}`
      : `there is no engine "${name}"; configured are: ${configured}`;
  }

  /** Why an engine may not be asked for a version; null where it may. */
  whyNotVersion(name: string, version: string | undefined): string | null {
    const patterns = this.#allowed.refusing(name, version);
    if (patterns === null) return null;
    return `this server lets "${name}" be asked for ${patterns.join(", ")}, and not for "${version}"`;
  }

  /** Whether a configured engine goes by a member of a definition's `engine`. */
  takes(name: string, setting: string): boolean {
    return this.#dispatches.get(name)?.engine.settings?.includes(setting) ?? false;
  }

  /** The versions that a definition may ask a configured engine for; null where any may turn out to be one. */
  versions(name: string): readonly string[] | null {
    return this.#dispatches.get(name)?.engine.versions ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#dispatches.values()].map(({ engine }) => engine.close()));
  }
}

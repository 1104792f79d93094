import { AllowedVersions } from "./allowed-versions.ts";
import { Dispatch } from "./dispatch.ts";
import type { Engine } from "./engine.ts";

/** The engines that are configured on this server, and what each of the others lacks. */
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

  /** The configured engines with what the operator allows, sorted by name. */
  configured(): { engine: Engine; allowed: readonly string[] | null }[] {
    const all = [...this.#dispatches.values()].map(({ engine }) => ({ engine, allowed: this.#allowed.of(engine.name) }));
    return all.sort((one, other) => (one.engine.name < other.engine.name ? -1 : 1));
  }

  /** Why an engine cannot be used, and what would fix it. Null if it can be used. */
  whyNot(name: string): string | null {
    if (this.#dispatches.has(name)) return null;
    const cure = this.#missing.get(name);
    const configured = [...this.#dispatches.keys()].join(", ");
    return cure
      ? `the engine "${name}" is not configured on this server; ${cure}, or use one of the configured engines: ${configured}`
      : `there is no engine "${name}"; use one of the configured engines: ${configured}`;
  }

  /** Why an engine may not be asked for a version. Null if it may. */
  whyNotVersion(name: string, version: string | undefined): string | null {
    const patterns = this.#allowed.refusing(name, version);
    if (patterns === null) return null;
    return `this server allows the versions ${patterns.join(", ")} of "${name}", and "${version}" is none of them`;
  }

  /** Whether a configured engine uses a member of a definition's `engine`. */
  takes(name: string, setting: string): boolean {
    return this.#dispatches.get(name)?.engine.settings?.includes(setting) ?? false;
  }

  /** The versions that a definition may ask a configured engine for. Null if only the engine's server knows them. */
  versions(name: string): readonly string[] | null {
    return this.#dispatches.get(name)?.engine.versions ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#dispatches.values()].map(({ engine }) => engine.close()));
  }
}

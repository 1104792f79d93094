/**
 * Freshness settings: when a judgment answers. They combine the judgment's own settings, a namespace's overrides and the defaults. Only
 * members that somebody set are stored. Defaults are filled in on read, so the service can tell who set what.
 */
import type { FanoutSettings, FanoutSource, FanoutSources, FreshnessChanges, JudgmentFreshness } from "#generated/types.ts";

/** A missing member comes from the template or from the defaults. */
export type SetFreshness = Partial<JudgmentFreshness>;

export const DEFAULT_FRESHNESS = { policy: "on_write", debounce_ms: 0, max_wait_ms: 60_000 } as const satisfies JudgmentFreshness;
const DEFAULT_FANOUT = { scope: {}, debounce_ms: 0, max_wait_ms: 60_000 } as const satisfies FanoutSettings;

/** The effective settings, member by member: an override wins over the judgment's own setting, which wins over the default. */
export function effectiveFreshness(own: SetFreshness, override: SetFreshness): JudgmentFreshness {
  const { interval, fanout: _, ...always } = { ...DEFAULT_FRESHNESS, ...own, ...override };
  const fanout = effectiveFanout(own.fanout, override.fanout);
  // If the override sets another policy, the template's interval does not apply, and vice versa.
  return {
    ...always,
    ...(always.policy === "periodic" && interval !== undefined ? { interval } : {}),
    ...(fanout ? { fanout } : {}),
  };
}

function effectiveFanout(own: FanoutSettings | undefined, override: FanoutSettings | undefined): FanoutSettings | undefined {
  if (!own && !override) return undefined;
  return { ...DEFAULT_FANOUT, ...own, ...override, scope: { ...own?.scope, ...override?.scope } };
}

/** Where each member of the effective fan-out was set. Undefined if there is no fan-out. */
export function fanoutSources(own: SetFreshness, override: SetFreshness): FanoutSources | undefined {
  if (!own.fanout && !override.fanout) return undefined;
  const source = (member: "scope" | "debounce_ms" | "max_wait_ms"): FanoutSource => {
    if (override.fanout?.[member] !== undefined) return "override";
    return own.fanout?.[member] === undefined ? "default" : "judgment";
  };
  return { scope: source("scope"), debounce_ms: source("debounce_ms"), max_wait_ms: source("max_wait_ms") };
}

/** Applies a change as a merge patch. The fan-out's `where` is replaced as a whole. */
export function changedFreshness(held: SetFreshness, changes: FreshnessChanges | null | undefined): SetFreshness {
  return changes === null ? {} : (patched(held, changes ?? {}) as SetFreshness);
}

type Settings = { readonly [member: string]: unknown };

function patched(held: object, changes: object): object {
  const result: Record<string, unknown> = { ...held };
  for (const [member, value] of Object.entries(changes)) {
    if (value === null) delete result[member];
    else if (value !== undefined) result[member] = isNested(member) ? patched((held as Settings)[member] ?? {}, value) : value;
  }
  return result;
}

const isNested = (member: string) => member === "fanout" || member === "scope";

/** Removes empty members: an override that sets nothing does not count as one. */
export function withoutEmpty({ fanout, ...rest }: SetFreshness): SetFreshness {
  if (!fanout) return rest;
  const { scope, ...times } = fanout;
  const kept = { ...times, ...(scope && Object.keys(scope).length > 0 ? { scope } : {}) };
  return Object.keys(kept).length > 0 ? { ...rest, fanout: kept } : rest;
}

/**
 * When a judgment answers: what is set on it, what a namespace sets over that, and what comes of both. Stored are the members that somebody
 * set; defaults are filled in where they are read, so that it can be told who set what.
 */
import type { FanoutSettings, FanoutSource, FanoutSources, FreshnessChanges, JudgmentFreshness } from "#generated/types.ts";

/** Members that are not set are the template's, or the defaults. */
export type SetFreshness = Partial<JudgmentFreshness>;

export const DEFAULT_FRESHNESS = { policy: "on_write", debounce_ms: 0, max_wait_ms: 60_000 } as const satisfies JudgmentFreshness;
const DEFAULT_FANOUT = { scope: {}, debounce_ms: 0, max_wait_ms: 60_000 } as const satisfies FanoutSettings;

/** As it applies: an override over what the judgment sets over the defaults, member by member. */
export function effectiveFreshness(own: SetFreshness, override: SetFreshness): JudgmentFreshness {
  const { interval, fanout: _, ...always } = { ...DEFAULT_FRESHNESS, ...own, ...override };
  const fanout = effectiveFanout(own.fanout, override.fanout);
  // Of an override that sets another policy the template's interval is none, and the other way round.
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

/** Where each member of the fan-out that applies was set; undefined where no fan-out was. */
export function fanoutSources(own: SetFreshness, override: SetFreshness): FanoutSources | undefined {
  if (!own.fanout && !override.fanout) return undefined;
  const source = (member: "scope" | "debounce_ms" | "max_wait_ms"): FanoutSource => {
    if (override.fanout?.[member] !== undefined) return "override";
    return own.fanout?.[member] === undefined ? "default" : "judgment";
  };
  return { scope: source("scope"), debounce_ms: source("debounce_ms"), max_wait_ms: source("max_wait_ms") };
}

/** What is set after a change: a merge patch, in which a fan-out's `where` is one value. */
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

/** Without members that hold nothing: an override that sets nothing is none. */
export function withoutEmpty({ fanout, ...rest }: SetFreshness): SetFreshness {
  if (!fanout) return rest;
  const { scope, ...times } = fanout;
  const kept = { ...times, ...(scope && Object.keys(scope).length > 0 ? { scope } : {}) };
  return Object.keys(kept).length > 0 ? { ...rest, fanout: kept } : rest;
}

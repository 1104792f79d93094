import type { EnginesHandlers } from "#generated/engines/handlers.ts";
import type { InstalledEngine } from "#generated/types.ts";
import type { RequestContext } from "#src/accounts/request-context.ts";
import { nextCursor, startOf } from "#src/foundation/cursors.ts";
import type { Engines } from "#src/judging/engines/engines.ts";

export interface EnginesParts {
  engines: Pick<Engines, "configured">;
  /** The engine of a definition that names none. */
  defaultEngine: string;
}

export function enginesHandlers({ engines, defaultEngine }: EnginesParts): EnginesHandlers<RequestContext> {
  const all = engines.configured().map(({ engine, allowed }): InstalledEngine => {
    const { name, versions, defaultVersion, settings } = engine;
    return {
      name,
      is_default: name === defaultEngine,
      versions: versions ? [...versions] : null,
      default_version: defaultVersion ?? null,
      allowed_versions: allowed ? [...allowed] : null,
      settings: [...(settings ?? [])],
    };
  });
  return {
    async list(_, { query }) {
      const after = startOf("engines", query.cursor);
      const left = all.filter(({ name }) => name > after);
      const page = left.slice(0, query.limit);
      return {
        status: 200,
        body: { engines: page, next_cursor: nextCursor("engines", left.length > page.length, page.at(-1)?.name) },
      };
    },
  };
}

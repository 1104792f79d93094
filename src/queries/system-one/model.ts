/** The model of a System One request as an engine and its version. */
import type { EngineSelection } from "#generated/types.ts";
import { invalidRequest } from "#src/foundation/errors.ts";
import type { EngineNames } from "#src/judging/definitions/definition-rules.ts";

/** The official client sends it when its caller names no model. */
const UNSAID = "jev-latest";
const JEV = "jev";

/** @throws ServiceError `invalid_request` */
export function engineOf(model: string | undefined, engines: EngineNames, defaultEngine: string): EngineSelection {
  if (model === undefined || model === UNSAID)
    return { name: engines.whyNot(JEV) === null ? JEV : defaultEngine } as EngineSelection;
  const selection = named(model);
  const refused = engines.whyNot(selection.name) ?? engines.whyNotVersion(selection.name, selection.version);
  const versions = refused === null ? engines.versions(selection.name) : null;
  const unknown = selection.version !== undefined && versions !== null && !versions.includes(selection.version);
  const message = refused ?? (unknown ? `"${selection.name}" has only the version ${versions.join(" or ")}` : null);
  if (message !== null) throw invalidRequest([{ path: "/model", message }]);
  return selection as EngineSelection;
}

function named(model: string): { name: string; version?: string } {
  if (model.startsWith("jev-")) return { name: JEV, version: model };
  const colon = model.indexOf(":");
  return colon === -1 ? { name: model } : { name: model.slice(0, colon), version: model.slice(colon + 1) };
}

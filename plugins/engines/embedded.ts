/** What engines that run in this process refuse alike. */
import type { EngineFailure, EngineRequest } from "#src/judging/engines/engine.ts";

export const CANCELLED: EngineFailure = { code: "cancelled", message: "The evaluation was cancelled.", retryable: true };

/** Why an engine of one version cannot answer a request that asks for another. Null if it can. */
export function otherVersion(name: string, version: string, { settings }: EngineRequest): EngineFailure | null {
  const asked = settings?.version;
  if (asked === undefined || asked === version) return null;
  const message = `The engine "${name}" has only the version ${version}, not ${JSON.stringify(asked)}.`;
  return { code: "refused", message, retryable: false };
}

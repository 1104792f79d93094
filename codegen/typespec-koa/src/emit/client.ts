/**
 * `client/`: a typed client in one folder that needs only `fetch` and is meant to be copied. Its behaviour is hand-written in
 * `client-runtime/` and copied unchanged. This code generates its types and one method per operation.
 */
import type { Api } from "../model.ts";
import { emitClientErrors } from "./client/errors.ts";
import { emitClientIndex } from "./client/index.ts";
import { clientPackage } from "./client/package.ts";
import { emitResourceClient } from "./client/resource.ts";
import { runtimeFiles } from "./client/runtime.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { emitTypes } from "./types.ts";

export function emitClient(api: Api): GeneratedFile[] {
  const made = [
    ...emitClientIndex(api),
    emitClientErrors(api),
    ...clientPackage(api),
    ...api.resources.map((resource) => emitResourceClient(api, resource)),
    ...emitTypes(api),
    ...runtimeFiles(api),
  ];
  return made.map(({ path, text }) => ({ path: `client/${path}`, text }));
}

/** All emitters. An emitter takes the contract and returns files. No emitter knows another, and none writes files. */
import type { Api } from "../model.ts";
import { emitClient } from "./client.ts";
import { emitContract } from "./contract.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { emitHandlers } from "./handlers.ts";
import { emitOpenApi } from "./openapi.ts";
import { emitRoutes } from "./routes.ts";
import { emitTypes } from "./types.ts";
import { emitValidators } from "./validators.ts";

export type Emitter = (api: Api) => GeneratedFile | GeneratedFile[];

export const emitters: readonly Emitter[] = [
  emitOpenApi,
  emitContract,
  emitTypes,
  emitHandlers,
  emitRoutes,
  emitValidators,
  emitClient,
];

export function emitAll(api: Api): GeneratedFile[] {
  return emitters.flatMap((emitter) => emitter(api));
}

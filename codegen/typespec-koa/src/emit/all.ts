/** All emitters. An emitter takes the contract and returns files. No emitter knows another, and none writes files. */
import type { Api } from "../model.ts";
import type { Artefact } from "../settings.ts";
import { clientReadme } from "./client/runtime.ts";
import { emitClient } from "./client.ts";
import { emitContract } from "./contract.ts";
import { type GeneratedFile, MARKER } from "./generated-file.ts";
import { emitHandlers } from "./handlers.ts";
import { emitOpenApi } from "./openapi.ts";
import { pythonReadme } from "./python/package.ts";
import { emitPython } from "./python.ts";
import { emitRoutes } from "./routes.ts";
import { emitTypes } from "./types.ts";
import { emitValidators } from "./validators.ts";

export type Emitter = (api: Api) => GeneratedFile | GeneratedFile[];

/** By the artefact that a project asks for. */
export const emitters: { readonly [artefact in Artefact]: readonly Emitter[] } = {
  openapi: [emitOpenApi],
  server: [emitContract, emitTypes, emitHandlers, emitRoutes, emitValidators],
  client: [emitClient],
  python: [emitPython],
};

const FIRST_LINE = new RegExp(`^(// |# )${MARKER}(?=\\n)`);

/** @param root the project's folder, which may have texts of its own for what is generated */
export async function emitAll(api: Api, root: string): Promise<GeneratedFile[]> {
  const { artefacts, marker } = api.settings;
  const files = artefacts.flatMap((artefact) => emitters[artefact].flatMap((emitter) => emitter(api)));
  if (artefacts.includes("client")) files.push(await clientReadme(api, root));
  if (artefacts.includes("python")) files.push(await pythonReadme(api, root));
  return files.map(({ path, text }) => ({ path, text: text.replace(FIRST_LINE, (_, comment) => comment + marker) }));
}

/**
 * The packages that run a model. They are found as Node finds packages, so also in a folder that `NODE_PATH` names.
 *
 * The runtime takes 290 MB, so it is an optional peer: npm installs it only where somebody asks for it.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import packageJson from "../../../package.json" with { type: "json" };

export const RUNTIME = "onnxruntime-node";
export const TOKENIZERS = "@huggingface/tokenizers";

/** Where to import each from. */
export interface Packages {
  runtime: string;
  tokenizers: string;
}

const versions = {
  [RUNTIME]: packageJson.peerDependencies[RUNTIME],
  [TOKENIZERS]: packageJson.optionalDependencies[TOKENIZERS],
};

type Find = (name: string) => string;

/** @throws {Error} that says what to install */
export function findPackages(find: Find = createRequire(import.meta.url).resolve): Packages {
  const found = ([RUNTIME, TOKENIZERS] as const).map((name) => ({ name, place: placeOf(name, find) }));
  const missing = found.filter(({ place }) => place === null).map(({ name }) => name);
  if (missing.length === 0) return { runtime: found[0]!.place!, tokenizers: found[1]!.place! };
  throw new Error(
    `ONNX_MODEL_DIR is set, and the engine "onnx" cannot run without ${missing.join(" and ")}. ` +
      `Install it in the folder of the service: ${installCommand(missing)} (with --omit=dev, if the service was installed with it)`,
  );
}

/**
 * Its scripts fetch what graphics cards need, which this engine does not use. npm installs no optional peer that it is asked for, unless it is
 * told that it is a dependency.
 */
export function installCommand(names: readonly (keyof typeof versions)[]): string {
  return `npm install --no-save --save-prod --ignore-scripts ${names.map((name) => `${name}@${versions[name]}`).join(" ")}`;
}

function placeOf(name: string, find: Find): string | null {
  try {
    return pathToFileURL(find(name)).href;
  } catch {
    return null;
  }
}

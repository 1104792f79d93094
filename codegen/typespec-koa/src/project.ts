/** A project by its `tspconfig.yaml`: the entry point, the compiler's options, and where generated files go. */
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { type CompilerOptions, NodeHost, resolveCompilerOptions } from "@typespec/compiler";
import { NAME } from "./library.ts";

export interface Project {
  /** The folder of `tspconfig.yaml`, to which positions are relative. */
  readonly root: string;
  /** Absolute. */
  readonly entry: string;
  readonly options: CompilerOptions;
}

export async function projectIn(root: string): Promise<Project> {
  const config = join(root, "tspconfig.yaml");
  const text = await readFile(config, "utf8").catch(() => "");
  const [, named = "main.tsp"] = /^entrypoint:[ \t]*["']?([^"'\s#]+)/m.exec(text) ?? [];
  const entry = resolve(root, named);
  const [options] = await resolveCompilerOptions(NodeHost, { cwd: root, entrypoint: root });
  return { root, entry, options: { ...options, config } };
}

/** Where files are generated, relative to the root. */
export function outputFolder({ root, options }: Project): string {
  const folder = options.options?.[NAME]?.["emitter-output-dir"];
  return relative(root, typeof folder === "string" ? folder : join(root, "tsp-output", NAME));
}

/** The project of the tests' small specifications: this service's own facts, and every artefact. */
import { join, resolve } from "node:path";
import type { Project } from "../../codegen/typespec-koa/src/project.ts";
import { type Options, settingsOf } from "../../codegen/typespec-koa/src/settings.ts";

export const ROOT = resolve(import.meta.dirname, "../..");

const OPTIONS: Options = {
  roles: ["read_only", "read_write", "admin"],
  facts: {
    scope: { values: ["path", "list", "resource", "body", "organization"], required: true },
    billed: { list: true },
    dailyAllowance: {},
    plan: { values: ["team", "scale"], ordered: true },
    tool: { offered: true },
  },
};

export const SETTINGS = settingsOf(OPTIONS);

/** @param options differ from those above */
export function projectOf(entry: string, options: Options = {}): Project {
  return {
    root: ROOT,
    entry: join(ROOT, entry),
    options: {
      config: join(ROOT, "tspconfig.yaml"),
      options: { "typespec-koa": { ...OPTIONS, ...options } },
      linterRuleSet: { extends: ["typespec-koa/recommended"] },
    },
  };
}

/** The linter: `extends: ["typespec-koa/recommended"]` in `tspconfig.yaml`. Its rules report what the analysis found. */
import { createRule, defineLinter, paramMessage } from "@typespec/compiler";
import { analysisOf } from "./analysis.ts";
import { NAME } from "./library.ts";
import { RULES } from "./linted.ts";
import { targetOf } from "./report.ts";

const rules = Object.entries(RULES).map(([name, description]) =>
  createRule({
    name,
    severity: "warning",
    description,
    messages: { default: paramMessage`${"message"}` },
    create: (context) => ({
      exit: (program) => {
        for (const { code, message, position } of analysisOf(program)?.diagnostics ?? []) {
          if (code === `${NAME}/${name}`) context.reportDiagnostic({ format: { message }, target: targetOf(program, position) });
        }
      },
    }),
  }),
);

const enable = Object.fromEntries(rules.map(({ name }) => [`${NAME}/${name}` as const, true]));

export const $linter = defineLinter({ rules, ruleSets: { recommended: { enable } } });

/** All checks of a specification. Each check reads the plain data and reports the line to fix. */
import type { Report } from "../diagnostic.ts";
import type { Api } from "../model.ts";
import { checkDocumentation } from "./documentation.ts";
import { checkErrors } from "./errors.ts";
import { checkExamples } from "./examples.ts";
import { checkLists } from "./lists.ts";
import { checkPaths } from "./paths.ts";
import { checkUnions } from "./unions.ts";

export type Check = (api: Api, report: Report) => void;

const CHECKS: readonly Check[] = [checkDocumentation, checkErrors, checkExamples, checkLists, checkPaths, checkUnions];

export function checkApi(api: Api, report: Report): void {
  for (const check of CHECKS) check(api, report);
}

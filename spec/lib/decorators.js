/**
 * The facts of this service's operations, beyond those that every service has. `tspconfig.yaml` declares them for the generator. Each is
 * mirrored as an `x-` member of the published document, so that whatever is enforced can be read there.
 */
import { setFact } from "typespec-koa";

const fact =
  (name, extension) =>
  ({ program }, target, value) =>
    setFact(program, target, name, value, extension);

export const $decorators = {
  "JudgmentService.Facts": {
    scope: fact("scope", "x-key-scope"),
    billed: ({ program }, target, ...lines) => setFact(program, target, "billed", lines, "x-billed"),
    dailyAllowance: fact("dailyAllowance", "x-daily-allowance"),
    plan: fact("plan", "x-required-plan"),
    tool: fact("tool", "x-tool"),
  },
};

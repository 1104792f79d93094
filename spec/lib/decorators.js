/**
 * The facts that the server enforces, as decorators. Each is kept in the program's state for the generator and mirrored as an
 * `x-` member of the published document, so that whatever is enforced can be read there.
 */
import { createTypeSpecLibrary, paramMessage } from "@typespec/compiler";
import { setExtension } from "@typespec/openapi";

export const $lib = createTypeSpecLibrary({
  name: "judgment-service",
  diagnostics: {
    "not-positive": {
      severity: "error",
      messages: { default: paramMessage`@${"decorator"} needs a whole number of at least 1, not ${"value"}.` },
    },
    "already-idempotent": {
      severity: "error",
      messages: { default: "An operation carries @idempotencyKey or @naturallyIdempotent, not both." },
    },
  },
});

/** The state maps of the program, one a fact: target type to value. */
export const facts = {
  role: $lib.createStateSymbol("role"),
  scope: $lib.createStateSymbol("scope"),
  idempotent: $lib.createStateSymbol("idempotent"),
  billed: $lib.createStateSymbol("billed"),
  bodyLimit: $lib.createStateSymbol("bodyLimit"),
  dailyAllowance: $lib.createStateSymbol("dailyAllowance"),
  plan: $lib.createStateSymbol("plan"),
  unbuilt: $lib.createStateSymbol("unbuilt"),
  tool: $lib.createStateSymbol("tool"),
  pages: $lib.createStateSymbol("pages"),
  maxEntries: $lib.createStateSymbol("maxEntries"),
  keyPattern: $lib.createStateSymbol("keyPattern"),
  jsonSchema: $lib.createStateSymbol("jsonSchema"),
  retired: $lib.createStateSymbol("retired"),
};

const state = (context, key, target, value) => context.program.stateMap(key).set(target, value);

function record(context, target, fact, extension, value) {
  state(context, facts[fact], target, value);
  setExtension(context.program, target, extension, value);
}

function positive(context, decorator, value) {
  if (Number.isInteger(value) && value >= 1) return true;
  $lib.reportDiagnostic(context.program, {
    code: "not-positive",
    format: { decorator, value: String(value) },
    target: context.decoratorTarget,
  });
  return false;
}

function $role(context, target, role) {
  record(context, target, "role", "x-required-role", role);
}

function $scope(context, target, scope) {
  record(context, target, "scope", "x-key-scope", scope);
}

function markIdempotent(context, target, how) {
  if (context.program.stateMap(facts.idempotent).has(target)) {
    $lib.reportDiagnostic(context.program, { code: "already-idempotent", target: context.decoratorTarget });
    return;
  }
  record(context, target, "idempotent", "x-idempotency", how);
}

function $idempotencyKey(context, target) {
  markIdempotent(context, target, "key");
}

function $naturallyIdempotent(context, target) {
  markIdempotent(context, target, "natural");
}

function $billed(context, target, ...lines) {
  record(context, target, "billed", "x-billed", lines);
}

function $bodyLimit(context, target, bytes) {
  if (positive(context, "bodyLimit", bytes)) record(context, target, "bodyLimit", "x-body-limit", bytes);
}

function $dailyAllowance(context, target, allowance) {
  record(context, target, "dailyAllowance", "x-daily-allowance", allowance);
}

function $plan(context, target, plan) {
  record(context, target, "plan", "x-required-plan", plan);
}

function $unbuilt(context, target) {
  record(context, target, "unbuilt", "x-unbuilt", true);
}

function $tool(context, target, effect) {
  record(context, target, "tool", "x-tool", effect);
}

function $pages(context, target, member) {
  record(context, target, "pages", "x-pages", member);
}

function $maxEntries(context, target, count) {
  if (positive(context, "maxEntries", count)) record(context, target, "maxEntries", "x-max-entries", count);
}

function $keyPattern(context, target, pattern) {
  record(context, target, "keyPattern", "x-key-pattern", pattern);
}

function $jsonSchema(context, target, schema) {
  state(context, facts.jsonSchema, target, schema);
}

function $retired(context, target) {
  record(context, target, "retired", "x-retired", true);
}

const decorators = {
  role: $role,
  scope: $scope,
  idempotencyKey: $idempotencyKey,
  naturallyIdempotent: $naturallyIdempotent,
  billed: $billed,
  bodyLimit: $bodyLimit,
  dailyAllowance: $dailyAllowance,
  plan: $plan,
  unbuilt: $unbuilt,
  tool: $tool,
  pages: $pages,
  maxEntries: $maxEntries,
  keyPattern: $keyPattern,
  jsonSchema: $jsonSchema,
  retired: $retired,
};

export const $decorators = { "JudgmentService.Facts": decorators };

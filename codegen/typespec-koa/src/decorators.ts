/** The decorators of `lib/decorators.tsp`. */
import type { DecoratorContext, Model, Type } from "@typespec/compiler";
import { isDay } from "./day.ts";
import { $lib, factOf, setFact } from "./library.ts";
import type { WebhooksFact } from "./model/webhooks.ts";

export { $lib } from "./library.ts";
export { $onValidate } from "./validate.ts";

type Extension = `x-${string}`;

/** A decorator that keeps its argument. */
const kept =
  (fact: string, extension?: Extension) =>
  ({ program }: DecoratorContext, target: Type, value: unknown) =>
    setFact(program, target, fact, value, extension);

const marked = (fact: string, extension: Extension, value: unknown) => (context: DecoratorContext, target: Type) =>
  kept(fact, extension)(context, target, value);

const counted = (fact: string, extension: Extension) => (context: DecoratorContext, target: Type, value: number) => {
  if (Number.isInteger(value) && value >= 1) return kept(fact, extension)(context, target, value);
  $lib.reportDiagnostic(context.program, {
    code: "not-positive",
    format: { decorator: fact, value: String(value) },
    target: context.decoratorTarget,
  });
};

const idempotent = (how: "key" | "natural") => (context: DecoratorContext, target: Type) => {
  if (factOf(context.program, target, "idempotent") === undefined)
    return marked("idempotent", "x-idempotency", how)(context, target);
  $lib.reportDiagnostic(context.program, { code: "already-idempotent", target: context.decoratorTarget });
};

const dated = (fact: string, extension: Extension) => (context: DecoratorContext, target: Type, day: string) => {
  if (isDay(day)) return kept(fact, extension)(context, target, day);
  $lib.reportDiagnostic(context.program, {
    code: "not-a-day",
    format: { decorator: fact, value: day },
    target: context.decoratorTarget,
  });
};

export const $decorators = {
  TypeSpecKoa: {
    role: kept("role", "x-required-role"),
    idempotencyKey: idempotent("key"),
    naturallyIdempotent: idempotent("natural"),
    bodyLimit: counted("bodyLimit", "x-body-limit"),
    unbuilt: marked("unbuilt", "x-unbuilt", true),
    pages: kept("pages", "x-pages"),
    deprecatedSince: dated("deprecatedSince", "x-deprecated-since"),
    sunset: dated("sunset", "x-sunset"),
    webhooks: ({ program }: DecoratorContext, target: Type, headers?: Model) =>
      setFact(program, target, "webhooks", { headers: headers ?? null } satisfies WebhooksFact),
    maxBytes: counted("maxBytes", "x-max-bytes"),
    maxEntries: counted("maxEntries", "x-max-entries"),
    keyPattern: kept("keyPattern", "x-key-pattern"),
    jsonSchema: kept("jsonSchema"),
    retired: marked("retired", "x-retired", true),
  },
};

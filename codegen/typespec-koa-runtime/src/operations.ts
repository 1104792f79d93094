/** Mounts the operations of the contract on the router. */
import { Router } from "@koa/router";
import { adapt } from "./adapter.ts";
import type { Handler, OperationDescriptor } from "./contract.ts";
import type { Pipeline } from "./pipeline.ts";
import type { Routed } from "./routed.ts";

/** By resource and operation name. The generated `Handlers` has this form, and the compiler checks that it is complete. */
type HandlerTable = Readonly<Record<string, Readonly<Record<string, Handler | undefined>> | undefined>>;

/** @throws Error if a built operation has no handler */
export function operationRouter(
  operations: readonly OperationDescriptor[],
  handlers: object,
  pipeline: Pipeline<unknown, unknown>,
): Router {
  const router = new Router({ prefix: pipeline.base, strict: true, sensitive: true });
  for (const operation of operations.toSorted(byPath)) {
    const serve = adapt(operation, handlerOf(operation, handlers as HandlerTable), pipeline);
    router.register(routePath(operation.path), [operation.method], (ctx) => serve(ctx as unknown as Routed));
  }
  return router;
}

function handlerOf(operation: OperationDescriptor, handlers: HandlerTable): Handler | undefined {
  if (operation.unbuilt) return undefined;
  const resource = handlers[operation.resource];
  if (typeof resource?.[operation.name] !== "function") throw new Error(`Operation ${operation.id} has no handler.`);
  return (context, request) => resource[operation.name]!(context, request);
}

/** The first matching route responds, so literal segments come before parameters: `{` sorts after every letter. */
function byPath(one: OperationDescriptor, other: OperationDescriptor): number {
  return one.path < other.path ? -1 : one.path > other.path ? 1 : 0;
}

/** `/namespaces/{ns}` in the router's form: `/namespaces/:ns`. */
function routePath(path: string): string {
  return path.replaceAll(/\{([A-Za-z_][A-Za-z0-9_]*)\}/g, ":$1");
}

import type { Report } from "../diagnostic.ts";
import type { Api } from "../model.ts";

/** Every operation with a body must have an example. */
export function checkExamples(api: Api, report: Report): void {
  for (const { id, body, position } of api.resources.flatMap((resource) => resource.operations)) {
    // A file has no form in JSON.
    if (!body || body.parts || body.examples.length > 0) continue;
    report({
      code: "typespec-koa/no-example",
      severity: "warning",
      message: `\`${id}\` takes a body and shows none: @opExample.`,
      position,
    });
  }
}

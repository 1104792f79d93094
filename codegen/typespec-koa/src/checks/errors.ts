import type { Report } from "../diagnostic.ts";
import type { Api } from "../model.ts";

/** A status from 400 must use an `@error` model, whose code is one of `ErrorCode`. Every operation must have a success. */
export function checkErrors(api: Api, report: Report): void {
  for (const { id, responses, position } of api.resources.flatMap((resource) => resource.operations)) {
    for (const { status, errors } of responses) {
      if (status < 400 || errors.length > 0) continue;
      const message = `\`${id}\` answers ${status} without an @error model.`;
      report({ code: "typespec-koa/error-without-model", severity: "error", message, position });
    }
    if (responses.every(({ status }) => status >= 400)) {
      report({ code: "typespec-koa/no-success", severity: "error", message: `\`${id}\` declares no success.`, position });
    }
  }
}

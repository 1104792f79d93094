import type { Report } from "../diagnostic.ts";
import type { Api } from "../model.ts";

/** The Python client has no method for an operation that answers with events. */
export function checkPythonStreams(api: Api, report: Report): void {
  if (!api.settings.artefacts.includes("python")) return;
  for (const { id, responses, position } of api.resources.flatMap((resource) => resource.operations)) {
    if (responses.every(({ events }) => events === null)) continue;
    const message = `\`${id}\` answers with events, which the Python client does not read: it has no such method.`;
    report({ code: "typespec-koa/no-python-stream", severity: "warning", message, position });
  }
}

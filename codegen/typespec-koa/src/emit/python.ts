/**
 * `python/`: a typed client as a Python package that needs only the standard library. Its behaviour is hand-written in `python-runtime/` and
 * copied. This code generates its types and one method per operation.
 */
import type { Api } from "../model.ts";
import { type GeneratedFile, MARKER } from "./generated-file.ts";
import { clientModule, initModule } from "./python/client.ts";
import { errorsModule } from "./python/errors.ts";
import { moduleName, packageName } from "./python/names.ts";
import { projectFile, pythonRuntime } from "./python/package.ts";
import { resourceModule } from "./python/resource.ts";
import { typesModule } from "./python/types.ts";

/** Modules of the package that no resource can be called. */
const OWN = new Set(["client", "errors", "types"]);

export function emitPython(api: Api): GeneratedFile[] {
  const taken = api.resources.map(moduleName).find((name) => OWN.has(name));
  if (taken !== undefined) throw new Error(`The Python client cannot have a resource ${taken} beside its own module.`);
  const modules = {
    "__init__.py": initModule(api),
    "client.py": clientModule(api),
    "errors.py": errorsModule(api),
    "types.py": typesModule(api),
    ...Object.fromEntries(api.resources.map((resource) => [`${moduleName(resource)}.py`, resourceModule(api, resource)])),
  };
  const made = Object.entries(modules).map(([path, text]) => ({ path, text: `# ${MARKER}\n${text}` }));
  const name = packageName(api);
  return [
    { path: "python/pyproject.toml", text: `# ${MARKER}\n${projectFile(api)}` },
    { path: `python/${name}/py.typed`, text: "" },
    ...[...made, ...pythonRuntime(api)].map(({ path, text }) => ({ path: `python/${name}/${path}`, text })),
  ];
}

/** `client/package.json`: the folder as a workspace, which other folders of a repository import by its name. Its sources are what is imported. */
import type { Api } from "../../model.ts";
import type { GeneratedFile } from "../generated-file.ts";

/** Nothing where the project names no package. */
export function clientPackage({ settings, info: { title, version } }: Api): GeneratedFile[] {
  const { package: name } = settings.client;
  if (name === null) return [];
  const manifest = {
    name,
    version,
    private: true,
    description: `A typed client of the ${title}, without dependencies.`,
    type: "module",
    sideEffects: false,
    exports: { ".": "./index.ts" },
  };
  return [{ path: "package.json", text: `${JSON.stringify(manifest, null, 2)}\n` }];
}

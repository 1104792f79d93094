/** The labelled texts: the packages that this project installs, with what their manifests and readmes say of them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Json } from "#src/judging/engines/engine.ts";

export interface InstalledPackage {
  name: string;
  manifest: Record<string, Json>;
  readme: string;
  keywords: readonly string[];
  /** Half of the packages, by a hash of the name: the engine's numbers were chosen on these, so accuracy is reported on the others. */
  development: boolean;
}

/** Every package directly under `node_modules`, sorted by name; the lock file fixes them. */
export function installedPackages(root: string): InstalledPackage[] {
  const folders = readdirSync(root)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) => (name.startsWith("@") ? readdirSync(path.join(root, name)).map((inner) => `${name}/${inner}`) : [name]));
  return folders.sort().flatMap((name) => {
    const folder = path.join(root, name);
    const files = readdirSync(folder);
    if (!files.includes("package.json")) return [];
    const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Record<string, Json>;
    const readme = files.find((file) => /^readme(\.md|\.markdown)?$/i.test(file));
    const keywords = [manifest.keywords ?? []].flat().map((keyword) => String(keyword).toLowerCase());
    return [
      {
        name,
        manifest,
        readme: readme ? readFileSync(path.join(folder, readme), "utf8") : "",
        keywords,
        development: isDevelopment(name),
      },
    ];
  });
}

/** What a person would put into the recipe: the members that speak of the package rather than of how it is built. */
const fields = ["description", "keywords", "license", "bin", "types", "engines", "dependencies", "peerDependencies"];

/** A package as the service would compile it, without the members that give a label away. */
export function contextOf({ name, manifest, readme }: InstalledPackage, withheld: readonly string[]): Json {
  const shown = Object.fromEntries(
    fields
      .filter((member) => !withheld.includes(member))
      .flatMap((member) => (member in manifest ? [[member, manifest[member]!]] : [])),
  );
  return { document: { attributes: { name }, state: { manifest: shown, readme } } };
}

/** FNV-1a of the name, lowest bit. */
export function isDevelopment(name: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash & 1) === 0;
}

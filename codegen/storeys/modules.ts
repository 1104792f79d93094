/** Storeys and modules by file path: `src/<storey>/<module>/…`. A file directly in its storey is its own module. */
import type { IModule } from "dependency-cruiser";

export interface Import {
  /** Paths of files in `src/`. */
  from: string;
  to: string;
}

export function importsOf(modules: readonly IModule[]): Import[] {
  return modules
    .filter(({ source }) => source.startsWith("src/"))
    .flatMap(({ source: from, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from, to: resolved })).filter(({ to }) => to.startsWith("src/")),
    );
}

export function storeyOf(file: string): string {
  return file.split("/")[1]!;
}

/** `storey/module`, or `storey/file.ts`. */
export function moduleOf(file: string): string {
  return file.split("/").slice(1, 3).join("/");
}

/** Cycles of modules inside a storey, each as the path from the first module back to itself. */
export function circlesOfModules(imports: readonly Import[]): string[][] {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [moduleOf(from), moduleOf(to)];
    if (one === other || storeyOf(from) !== storeyOf(to)) continue;
    known.set(one, (known.get(one) ?? new Set()).add(other));
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (module: string, way: readonly string[]): void => {
    const at = way.indexOf(module);
    if (at >= 0) {
      circles.push([...way.slice(at), module]);
      return;
    }
    if (done.has(module)) return;
    for (const next of known.get(module) ?? []) visit(next, [...way, module]);
    done.add(module);
  };
  for (const module of known.keys()) visit(module, []);
  return circles;
}

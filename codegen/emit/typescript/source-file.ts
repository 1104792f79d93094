/** TypeScript text from ts-morph structures: one list of statements a file, which is 50 times as fast as adding them one by one. */
import { IndentationText, Project, QuoteKind, type StatementStructures, StructureKind, type WriterFunction } from "ts-morph";
import { type GeneratedFile, MARKER } from "../generated-file.ts";
import { commentLines } from "./comment.ts";

export type Statement = StatementStructures | WriterFunction | string;

export interface Import {
  /** Relative: `../common/types.ts`. */
  readonly from: string;
  readonly names: readonly string[];
  /** Types by default. */
  readonly values?: boolean;
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Double },
});

const LAST_IMPORT = /^(import .*;\n)(?!import |\n)/gm;

export function sourceFile(path: string, imports: readonly Import[], statements: readonly Statement[]): GeneratedFile {
  const all = [...importStatements(imports), ...statements];
  const file = project.createSourceFile(path, { statements: all }, { overwrite: true });
  const text = `// ${MARKER}\n${file.getFullText()}`;
  project.removeSourceFile(file);
  return { path, text: text.replaceAll(LAST_IMPORT, "$1\n").replace(/\n*$/, "\n") };
}

function importStatements(imports: readonly Import[]): Statement[] {
  return imports
    .filter(({ names }) => names.length > 0)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, names, values }) => ({
      kind: StructureKind.ImportDeclaration,
      isTypeOnly: !values,
      moduleSpecifier: from,
      namedImports: names.toSorted(),
    }));
}

/** `export type …`; as text, since ts-morph indents what follows the first line of a type once more. */
export function typeAlias(name: string, docs: readonly string[], type: string): Statement {
  return `${comment(docs)}export type ${name} = ${type};\n`.replace("= \n", "=\n");
}

/** `export const …` */
export function constant(name: string, docs: readonly string[], type: string, value: string): Statement {
  return `${comment(docs)}export const ${name}: ${type} = ${value};\n`;
}

function comment(docs: readonly string[]): string {
  return docs.map((text) => `${commentLines(text).join("\n")}\n`).join("");
}

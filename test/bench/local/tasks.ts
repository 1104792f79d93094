/** Questions about packages whose right answers are facts of their manifests, withheld from what the engine reads. */
import type { EngineQuestion } from "#src/judging/engines/engine.ts";
import type { InstalledPackage } from "./packages.ts";

export type Label = boolean | string | number;

export interface Task {
  name: string;
  question: EngineQuestion;
  /** Members of the manifest that give the answer away. */
  withheld: readonly string[];
  /** The right answer: a boolean, an option or a level; undefined where the facts do not say. */
  label(of: InstalledPackage): Label | undefined;
}

const facts: Task[] = [
  {
    name: "ships a command (bin)",
    question: { id: "q", type: "bool", question: "Is this a command line tool?" },
    withheld: ["bin"],
    label: ({ manifest }) => manifest.bin !== undefined,
  },
  {
    name: "ships a command (bin), with criteria",
    question: {
      id: "q",
      type: "bool",
      question: "Is this a command line tool?",
      criteria: {
        true: "Has a CLI: a command to run from a terminal or shell, with npx or after npm install --global; flags such as --help.",
      },
    },
    withheld: ["bin"],
    label: ({ manifest }) => manifest.bin !== undefined,
  },
  {
    name: "ships type definitions (types)",
    question: { id: "q", type: "bool", question: "Does the package come with TypeScript type definitions?" },
    withheld: ["types"],
    label: ({ manifest }) =>
      manifest.types !== undefined ||
      manifest.typings !== undefined ||
      JSON.stringify(manifest.exports ?? "").includes('"types"'),
  },
  {
    name: "MIT license (license)",
    question: { id: "q", type: "bool", question: "Is it licensed under the MIT license?" },
    withheld: ["license"],
    label: ({ manifest }) => manifest.license === "MIT",
  },
];

/** Subjects and the keywords by which authors name them. */
const subjects: Record<string, { description: string; keywords: readonly string[] }> = {
  http: {
    description: "HTTP, web servers, requests, responses, headers, cookies, routing, URLs",
    keywords: [
      "http",
      "web",
      "router",
      "routing",
      "middleware",
      "req",
      "res",
      "cookie",
      "cookies",
      "proxy",
      "url",
      "uri",
      "fetch",
      "querystring",
      "ip",
    ],
  },
  terminal: {
    description: "Terminal and command line: arguments, prompts, colors, ANSI output, progress bars",
    keywords: ["cli", "terminal", "tty", "command-line", "ansi", "prompt", "args", "argv", "console", "colors"],
  },
  json_and_schemas: {
    description: "JSON, YAML, schemas, validation, serialization",
    keywords: ["json", "schema", "json-schema", "validator", "validation", "yaml", "openapi", "swagger"],
  },
  database: { description: "Databases, SQL, PostgreSQL, queries", keywords: ["database", "sql", "postgres", "postgresql", "pg"] },
  testing: {
    description: "Testing: assertions, mocks, test runners, benchmarks",
    keywords: ["test", "testing", "assert", "assertion", "mock", "benchmark"],
  },
  logging: {
    description: "Logging, metrics, tracing, monitoring",
    keywords: ["log", "logging", "logger", "metrics", "monitoring", "tracing", "pino"],
  },
  compilers: {
    description: "Compilers, bundlers, parsers of source code, syntax trees, source maps, code generation",
    keywords: [
      "compiler",
      "bundler",
      "ast",
      "rollup",
      "sourcemap",
      "source map",
      "typescript",
      "typespec",
      "code generation",
      "tokenizer",
      "vlq",
    ],
  },
  files: {
    description: "Files, paths, directories, globs, the file system",
    keywords: ["path", "paths", "glob", "directory", "filename", "fs", "file", "files", "symlinks"],
  },
  text: {
    description: "Strings, Unicode, regular expressions, character encodings, templates",
    keywords: ["string", "unicode", "regexp", "regex", "charset", "encoding", "template", "templates"],
  },
  objects: {
    description: "Objects: merging, cloning, deep comparison, properties",
    keywords: ["merge", "deep-equal", "deep", "clone", "object", "equal", "extend", "deep-clone"],
  },
};

function subjectsOf(of: InstalledPackage): string[] {
  return Object.entries(subjects).flatMap(([subject, { keywords }]) =>
    keywords.some((one) => of.keywords.includes(one)) ? [subject] : [],
  );
}

const topics: Task[] = (
  [
    ["HTTP", ["http"]],
    ["the terminal", ["terminal", "tty"]],
    ["JSON", ["json"]],
    ["PostgreSQL", ["postgres", "postgresql", "pg"]],
    ["testing", ["test", "testing"]],
    ["logging", ["log", "logging", "logger"]],
    ["Unicode", ["unicode"]],
    ["parsing", ["parser", "parse", "parsing"]],
    ["streams", ["stream", "streams"]],
    ["colors", ["color", "colors"]],
    ["paths", ["path", "paths"]],
    ["regular expressions", ["regex", "regexp", "regular expression", "regular expressions"]],
    ["TypeScript", ["typescript"]],
    ["command line arguments", ["args", "argv", "argument", "arguments"]],
  ] satisfies [string, string[]][]
).map(([topic, keywords]) => ({
  name: `is about ${topic} (keywords)`,
  question: { id: "q", type: "bool", question: `Is this package about ${topic}?` },
  withheld: ["keywords"],
  label: (of) => (of.keywords.length < 2 ? undefined : keywords.some((keyword) => of.keywords.includes(keyword))),
}));

const category = (name: string, described: boolean): Task => ({
  name,
  question: {
    id: "q",
    type: "choice",
    question: "What is this package mainly about?",
    options: [
      ...Object.entries(subjects).map(([value, { description }]) => (described ? { value, description } : { value })),
      { value: "none_of_the_above" },
    ],
  },
  withheld: ["keywords"],
  label(of) {
    if (of.keywords.length < 2) return undefined;
    const found = subjectsOf(of);
    return found.length > 1 ? undefined : (found[0] ?? "none_of_the_above");
  },
});

const thoroughness: Task = {
  name: "thoroughness of the readme (its headings and code blocks)",
  question: {
    id: "q",
    type: "score",
    question: "How thorough is the documentation?",
    levels: [
      "No documentation beyond a title or a link.",
      "A short description, without usage or examples.",
      "Explains installation and usage with an example.",
      "Documents the API in full: options, parameters, return values, methods and examples.",
    ],
  },
  withheld: [],
  label({ readme }) {
    const headings = readme.match(/^#{1,6} .*|^.+\n[=-]{3,}$/gm) ?? [];
    const fences = Math.floor((readme.match(/^```/gm) ?? []).length / 2);
    if (readme.length < 300) return 0;
    if (fences === 0) return 1;
    const reference = headings.filter((heading) => /api|options|methods|parameters|\w\(/i.test(heading)).length;
    return reference >= 2 && fences >= 3 ? 3 : 2;
  },
};

export const tasks: readonly Task[] = [
  ...facts,
  ...topics,
  category("subject, by the options' names (keywords)", false),
  category("subject, with descriptions (keywords)", true),
  thoroughness,
];

/** One package of those that list the very same keywords: families of packages repeat them, and their readmes. */
export function distinct(packages: readonly InstalledPackage[]): InstalledPackage[] {
  const seen = new Set<string>();
  return packages.filter(({ name, keywords }) => {
    const family = keywords.length === 0 ? name : [...keywords].sort().join();
    const fresh = !seen.has(family);
    seen.add(family);
    return fresh;
  });
}

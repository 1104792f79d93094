/** The demo's judgments, one of each type. */
import type { JudgmentCreate } from "#generated/types.ts";

/** The part of a package that the engine sees: nothing that answers a question directly, as a `bin` member would. */
const context = { fields: ["attributes.name", "attributes.description", "attributes.keywords", "state.notes", "state.readme"] };

export const demoJudgments: JudgmentCreate[] = [
  {
    name: "command_line",
    type: "bool",
    question: "Is this package a command line tool?",
    criteria: {
      true: "It is run from a shell: usage shows a command with options and flags, installed globally or run with npx.",
      false: "It is a library that is imported or required by other code and has functions to call.",
    },
    thresholds: { is_tool: 0.5 },
    context,
  },
  {
    name: "purpose",
    type: "choice",
    question: "What is this package for?",
    options: [
      { value: "parsing", description: "Parses a language or format: tokenizer, parser, lexer, syntax tree, grammar." },
      {
        value: "networking",
        description: "Speaks HTTP or another protocol: server, client, request, response, headers, fetch, socket.",
      },
      { value: "data", description: "Databases, queries and SQL; storing, serializing or validating data against a schema." },
      { value: "testing", description: "Tests, assertions, coverage, mocks, property-based testing, benchmarks." },
      { value: "text", description: "Formats strings, colors, terminal output, tables, wrapping, width of characters." },
      {
        value: "building",
        description: "Compiles, bundles, transforms or minifies source code: compiler, bundler, TypeScript, source maps.",
      },
    ],
    thresholds: { escape: 0.5 },
    context,
  },
  {
    name: "documentation",
    type: "score",
    question: "How thorough is the documentation?",
    criteria: [
      "A name and a licence, no explanation of use.",
      "A short description and how to install it.",
      "Usage with an example of code.",
      "An API reference with options, parameters and return values, and several examples.",
    ],
    thresholds: { usable: 1.5 },
    context,
  },
];

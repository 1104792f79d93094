/** `api`: a command for every operation of the contract, with what the contract says about it. */
import { text as whole } from "node:stream/consumers";
import { parseUnrepeated } from "typespec-koa-runtime/json";
import { didYouMean } from "typespec-koa-runtime/words";
import { keyTakesInput } from "../api-key.ts";
import { type Command, type Given, type Option, text, texts, UsageError } from "../command.ts";
import { jsonProblem } from "../json-problem.ts";
import { print } from "../output.ts";
import { caller } from "./call.ts";
import { contentOf, setField, typedValue } from "./fields.ts";
import { type Argument, contractOperations, type Operation } from "./operations.ts";
import { show, showPages } from "./show.ts";

const LIST: Option = { type: "boolean", about: "List all operations." };

/** What is shown where no operation is named. */
export const api: Command = {
  name: "api",
  takes: "[operation] [words...]",
  about:
    'Calls any operation of the API. "judgment api --list" lists them, and "judgment api <operation> --help" shows one with its parameters.',
  options: { list: LIST },
  async run(given) {
    const rows = contractOperations().map(({ call: { id, method, path }, summary }) => ({
      operation: id,
      method,
      path,
      summary,
    }));
    await print(
      given,
      rows,
      {
        operation: ({ operation }) => operation,
        method: ({ method }) => method,
        path: ({ path }) => path,
        summary: ({ summary }) => summary,
      },
      rows.length,
    );
    return undefined;
  },
};

/** The command of the operation that is named; null if none is. @throws UsageError if there is no such operation */
export function operationNamed(word: string | undefined): Command | null {
  if (word === undefined || word.startsWith("-")) return null;
  const id = word.replaceAll(/[-.]/g, "_");
  const operation = contractOperations().find(({ call }) => call.id === id);
  if (operation) return commandOf(operation, word);
  const near = didYouMean(
    id,
    contractOperations().map(({ call }) => call.id),
  );
  const perhaps = near === null ? "" : `Did you mean "${near}"? `;
  throw new UsageError(`There is no operation "${word}". ${perhaps}"judgment api --list" lists all operations.`);
}

/** Every operation's command. */
export function operationCommands(): Command[] {
  return contractOperations().map((operation) => commandOf(operation, operation.call.id));
}

function commandOf(operation: Operation, word: string): Command {
  const { call, body } = operation;
  return {
    name: `api ${word}`,
    takes: operation.words.map(({ name }) => `<${name}>`).join(" "),
    about: [`${operation.summary}. ${call.method} ${call.path}`, operation.description].filter(Boolean).join("\n\n"),
    words: Object.fromEntries(operation.words.map(({ name, about }) => [name, plain(about)])),
    options: optionsOf(operation),
    more: body?.example === undefined ? "" : `An example of --body:\n\n${JSON.stringify(body.example, null, 2)}`,
    run: (given) => run(operation, given),
  };
}

function optionsOf({ options, call, body }: Operation): Record<string, Option> {
  const ofBody: Record<string, Option> = {
    body: {
      type: "string",
      value: "json",
      about: "The body: JSON, @file, or - for standard input. Options for members change it.",
    },
    field: {
      type: "string",
      short: "F",
      value: "name=value",
      multiple: true,
      about: "A member of the body: name=value, name[member]=value or name[]=value. The value is JSON, text, or @file.",
    },
    "raw-field": {
      type: "string",
      short: "f",
      value: "name=text",
      multiple: true,
      about: "The same, and the value is always text.",
    },
  };
  return {
    ...Object.fromEntries([...options].map(([name, argument]) => [name, optionOf(argument)])),
    ...(body ? ofBody : {}),
    ...(call.pages
      ? { paginate: { type: "boolean", about: `Fetch every page, and print each of its ${call.pages.member} on a line.` } }
      : {}),
    include: { type: "boolean", short: "i", about: "Print the status and the headers too." },
  };
}

const PLACEHOLDER = { text: "text", number: "number", boolean: undefined, list: "a,b", json: "json", any: "value" } as const;

function optionOf({ kind, required, about, values, in: place }: Argument): Option {
  const said = [
    required && place !== "body" ? "Required." : "",
    plain(about),
    values.length > 0 ? `One of: ${values.join(", ")}.` : "",
  ];
  const value = PLACEHOLDER[kind];
  return {
    type: kind === "boolean" ? "boolean" : "string",
    ...(value ? { value } : {}),
    about: said.filter(Boolean).join(" "),
    ...(values.length > 0 ? { values } : {}),
  };
}

/** The first paragraph in one line. What is said of URLs is not for a shell. */
function plain(text: string): string {
  const [first] = text.split("\n\n");
  return first!
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?Send `\/` as `%2F`\./g, "")
    .trim();
}

async function run(operation: Operation, given: Given): Promise<number | undefined> {
  const { call, words, body } = operation;
  const values: Record<string, unknown> = {};
  for (const [at, { name }] of words.entries()) values[name] = given.words[at];
  for (const [option, { name, in: place, kind }] of operation.options) {
    const value = given.options[option];
    if (place !== "body" && value !== undefined) values[name] = kind === "boolean" ? String(value) : value;
  }
  if (body) values.body = await bodyOf(operation, given);
  const calling = caller(given, call);
  if (given.options.paginate) await showPages(given, call, calling, values);
  else await show(given, call, await calling(values));
  return undefined;
}

/** Undefined if nothing of the body is given and it may be absent. @throws UsageError */
async function bodyOf({ options, body }: Operation, given: Given): Promise<unknown> {
  const named = text(given, "body");
  const start = named === undefined ? undefined : await startOf(given, named);
  const members = [...options].filter(([option, { in: place }]) => place === "body" && given.options[option] !== undefined);
  const fields = [
    ...texts(given, "field").map((one) => [one, true] as const),
    ...texts(given, "raw-field").map((one) => [one, false] as const),
  ];
  if (members.length === 0 && fields.length === 0) {
    if (start === undefined && body!.required)
      throw new UsageError("The body is missing. Give its members as options, or all of it with --body.");
    return start;
  }
  if (start !== undefined && (typeof start !== "object" || start === null || Array.isArray(start)))
    throw new UsageError("--body must be an object where members are given too.");
  const made = { ...(start as Record<string, unknown> | undefined) };
  for (const [option, { name, kind }] of members) {
    const value = given.options[option]!;
    made[name] = typeof value === "string" ? typedValue(kind, value, `--${option}`) : value;
  }
  for (const [field, typed] of fields) setField(made, field, typed);
  return made;
}

/** @throws UsageError */
async function startOf(given: Given, body: string): Promise<unknown> {
  const fromInput = body === "-" || body === "@-";
  if (fromInput && keyTakesInput(given))
    throw new UsageError("The API key already uses standard input. Name a file: --body @file.");
  const content = fromInput ? await whole(process.stdin) : body.startsWith("@") ? contentOf(body.slice(1), "--body") : body;
  try {
    return parseUnrepeated(content);
  } catch (error) {
    const file = !fromInput && !body.startsWith("@") && !/^\s*[{["]/.test(body) ? " Put @ before the name of a file." : "";
    throw new UsageError(`--body ${jsonProblem(error, "must be JSON")}.${file}`);
  }
}

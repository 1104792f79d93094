/**
 * Renders templates of the chart where no Helm is: a subset of Go's template language, and only the functions below. Anything else is an error,
 * so a template that uses more cannot pass by accident. Where Helm is there, chart.test.ts compares the results.
 */

type Scope = Map<string, unknown>;
type Node =
  | { kind: "text"; text: string }
  | { kind: "print"; expression: string }
  | { kind: "set"; name: string; expression: string }
  | { kind: "if" | "with"; expression: string; inside: Node[]; otherwise: Node[] }
  | { kind: "range"; names: string[]; expression: string; inside: Node[] };
export type Templates = Map<string, Node[]>;
export type Call = (name: string, dot: unknown) => string;
export type Functions = Record<string, (...operands: never[]) => unknown>;

const ACTION = /\{\{(-\s)?\s*(\/\*[\s\S]*?\*\/|(?:"[^"]*"|[^}"])*?)\s*(\s-)?\}\}/g;
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|-?\d+|\$?\w+(?:\.\w+)*|\$(?:\.\w+)+|\$|(?:\.\w+)+|\.|[|(),])/gy;

type Piece = { text: string } | { action: string };

/** Texts and actions in turn. A hyphen takes the white space beside its action away. */
function pieces(source: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  let trim = false;
  for (const match of source.matchAll(ACTION)) {
    let text = source.slice(end, match.index);
    if (trim) text = text.trimStart();
    found.push({ text: match[1] ? text.trimEnd() : text }, { action: match[2]! });
    trim = match[3] !== undefined;
    end = match.index + match[0].length;
  }
  const rest = source.slice(end);
  return [...found, { text: trim ? rest.trimStart() : rest }];
}

/** The body of a file. Its `define`s go to `templates`. */
export function parse(source: string, templates: Templates): Node[] {
  const queue = pieces(source);
  /** Nodes up to an action of `ends`, and that action. */
  function until(ends: RegExp): [Node[], string] {
    const nodes: Node[] = [];
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) {
      if ("text" in piece) {
        if (piece.text !== "") nodes.push({ kind: "text", text: piece.text });
        continue;
      }
      const { action } = piece;
      if (ends.test(action)) return [nodes, action];
      const node = nodeOf(action);
      if (node !== null) nodes.push(node);
    }
    if (ends.test("")) return [nodes, ""];
    throw new Error(`An end is missing: ${ends}`);
  }
  function branches(kind: "if" | "with", expression: string): Node {
    const [inside, end] = until(/^(end|else( if .*)?)$/);
    if (end === "end") return { kind, expression, inside, otherwise: [] };
    const another = /^else if (.*)$/.exec(end)?.[1];
    return { kind, expression, inside, otherwise: another ? [branches("if", another)] : until(/^end$/)[0] };
  }
  function nodeOf(action: string): Node | null {
    if (action.startsWith("/*")) return null;
    const [, word, rest = ""] = /^(\w+)?\s*([\s\S]*)$/.exec(action)!;
    if (word === "define") {
      templates.set(JSON.parse(rest), until(/^end$/)[0]);
      return null;
    }
    if (word === "if" || word === "with") return branches(word, rest);
    if (word === "range") {
      const [, names = "", expression] = /^(?:((?:\$\w+(?:, )?)+) := )?(.*)$/.exec(rest)!;
      return { kind: "range", names: names.split(", ").filter(Boolean), expression: expression!, inside: until(/^end$/)[0] };
    }
    const set = /^(\$\w+) := ([\s\S]*)$/.exec(action);
    return set ? { kind: "set", name: set[1]!, expression: set[2]! } : { kind: "print", expression: action };
  }
  return until(/^$/)[0];
}

export const isTrue = (value: unknown): boolean =>
  !(value === undefined || value === null || value === false || value === 0 || value === "") &&
  (typeof value !== "object" || Object.keys(value as object).length > 0);

export function render(nodes: readonly Node[], dot: unknown, functions: Functions): string {
  return body(nodes, dot, new Map([["$", dot]]), functions);
}

function body(nodes: readonly Node[], dot: unknown, outer: Scope, functions: Functions): string {
  const scope = new Map(outer);
  const value = (expression: string) => evaluate(expression, dot, scope, functions);
  let text = "";
  for (const node of nodes) {
    if (node.kind === "text") text += node.text;
    else if (node.kind === "print") text += printed(value(node.expression), node.expression);
    else if (node.kind === "set") scope.set(node.name, value(node.expression));
    else if (node.kind === "range") {
      const over = (value(node.expression) ?? []) as Record<string, unknown>;
      const keys = Array.isArray(over) ? [...over.keys()] : Object.keys(over).sort();
      for (const key of keys) {
        const each = over[key as keyof typeof over];
        const names = node.names.length === 2 ? [key, each] : [each];
        text += body(
          node.inside,
          each,
          new Map([...scope, ...node.names.map((name, at) => [name, names[at]] as const)]),
          functions,
        );
      }
    } else {
      const found = value(node.expression);
      const inner = isTrue(found) && node.kind === "with" ? found : dot;
      text += body(isTrue(found) ? node.inside : node.otherwise, inner, scope, functions);
    }
  }
  return text;
}

function printed(value: unknown, expression: string): string {
  if (value === undefined || value === null || typeof value === "object") throw new Error(`{{ ${expression} }} is no text.`);
  return String(value);
}

function evaluate(expression: string, dot: unknown, scope: Scope, functions: Functions): unknown {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(expression); match !== null; match = TOKEN.exec(expression)) tokens.push(match[1]!);
  if (tokens.join("").replace(/\s/g, "") !== expression.replace(/\s/g, ""))
    throw new Error(`Not understood: {{ ${expression} }}`);

  function field(of: unknown, names: readonly string[], token: string): unknown {
    let at = of;
    for (const name of names) {
      if (at === null || typeof at !== "object")
        throw new Error(`${token} in {{ ${expression} }}: there is nothing that could have ${name}.`);
      at = (at as Record<string, unknown>)[name];
    }
    return at;
  }
  function operand(token: string): unknown {
    if (token === "(") {
      const found = pipeline();
      if (tokens.shift() !== ")") throw new Error(`A bracket is missing: {{ ${expression} }}`);
      return found;
    }
    if (token.startsWith('"')) return JSON.parse(token);
    if (/^-?\d+$/.test(token)) return Number(token);
    const [first, ...names] = token.split(".");
    if (first === "") return field(dot, names.filter(Boolean), token);
    if (!scope.has(first!)) throw new Error(`${token} in {{ ${expression} }} is neither a function nor a variable.`);
    return field(scope.get(first!), names, token);
  }
  /** One call; what stands before a `|` is its last operand. */
  function command(piped: readonly unknown[]): unknown {
    const name = tokens.shift()!;
    const operands: unknown[] = [];
    const called = Object.hasOwn(functions, name);
    const head = called ? undefined : operand(name);
    while (tokens.length > 0 && !["|", ")"].includes(tokens[0]!)) operands.push(operand(tokens.shift()!));
    operands.push(...piped);
    if (!called && operands.length > 0) throw new Error(`${name} in {{ ${expression} }} is no function that this renderer has.`);
    return called ? functions[name]!(...(operands as never[])) : head;
  }
  function pipeline(): unknown {
    let value = command([]);
    while (tokens[0] === "|") {
      tokens.shift();
      value = command([value]);
    }
    return value;
  }
  const value = pipeline();
  if (tokens.length > 0) throw new Error(`Not understood after its first part: {{ ${expression} }}`);
  return value;
}

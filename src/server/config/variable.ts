/** One environment variable: what it accepts, what it means, and how its text becomes a value. All kinds are defined below. */
import { readFileSync } from "node:fs";

/** Thrown by a `parse`, with the problem inside the value if `expects` is not enough. */
export class Unfit extends Error {}

export interface Variable<T> {
  /** What is right, completing "it must be …". */
  readonly expects: string;
  /** The value when the variable is unset or empty. */
  readonly default: T;
  /** How the table shows the default. */
  readonly shown: string;
  /** Its effect, for the table: sentences without line breaks. */
  readonly purpose: string;
  /** Whether messages must not contain its value. */
  readonly secret: boolean;
  /** @throws Unfit if the text does not match `expects` */
  parse(text: string): T;
}

export interface Facts<T> {
  default: T;
  purpose: string;
  secret?: boolean;
  shown?: string;
}

export function variable<T>(facts: Facts<T>, expects: string, parse: (text: string) => T): Variable<T> {
  const shown = facts.shown ?? (facts.default === null ? "none" : String(facts.default));
  return { expects, default: facts.default, shown, purpose: facts.purpose, secret: facts.secret ?? false, parse };
}

export function integer<T extends number | null>(least: number, most: number, facts: Facts<T>): Variable<number | T> {
  return variable<number | T>(facts, `a whole number from ${least} to ${most}`, (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) throw new Unfit();
    return value;
  });
}

/** An integer, or `off` for null. */
export function integerOrOff(least: number, most: number, facts: Facts<number | null>): Variable<number | null> {
  const number = integer(least, most, facts);
  return { ...number, expects: `${number.expects}, or "off"`, parse: (text) => (text === "off" ? null : number.parse(text)) };
}

export function fraction(facts: Facts<number>): Variable<number> {
  return variable(facts, "a number from 0 to 1", (text) => {
    const value = Number(text);
    if (!/^(\d+\.?\d*|\.\d+)$/.test(text) || value > 1) throw new Unfit();
    return value;
  });
}

export function flag(facts: Facts<boolean>): Variable<boolean> {
  return variable(facts, '"true" or "false"', (text) => {
    if (text !== "true" && text !== "false") throw new Unfit();
    return text === "true";
  });
}

export function oneOf<const T extends string>(values: readonly T[], facts: Facts<T>): Variable<T> {
  return variable(facts, `one of ${values.join(", ")}`, (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Unfit();
    return value;
  });
}

export function text<T extends string | null>(
  facts: Facts<T>,
  expects = "some text",
  fits: (text: string) => boolean = () => true,
): Variable<string | T> {
  return variable<string | T>(facts, expects, (given) => {
    if (!fits(given)) throw new Unfit();
    return given;
  });
}

/** A base URL without query, fragment, or final slash. */
export function httpUrl<T extends string | null>(facts: Facts<T>): Variable<string | T> {
  return variable<string | T>(facts, "an http:// or https:// address without query", (given) => {
    const url = URL.parse(given);
    if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) throw new Unfit();
    return given.replace(/\/+$/, "");
  });
}

/** The address of this API itself, under which links name its resources. */
export function apiUrl(facts: Facts<string | null>): Variable<string | null> {
  const url = httpUrl(facts);
  return {
    ...url,
    expects: `${url.expects}, with /v1 at its end`,
    parse(given) {
      const base = url.parse(given)!;
      if (!base.endsWith("/v1")) throw new Unfit(`write ${JSON.stringify(`${base}/v1`)}`);
      return base;
    },
  };
}

/** Comma-separated values, each of which must be valid. */
export function list(
  expects: string,
  fits: (one: string) => boolean,
  facts: Facts<readonly string[]>,
): Variable<readonly string[]> {
  return variable(facts, expects, (given) => {
    const all = given.split(",").map((one) => one.trim());
    const unfit = all.find((one) => !fits(one));
    if (unfit !== undefined) throw new Unfit(`"${unfit}" is none`);
    return all;
  });
}

/** A secret of exactly 32 bytes, as hexadecimal digits or base64 (either alphabet). */
export function key32(facts: Facts<Buffer | null>): Variable<Buffer | null> {
  return variable(facts, "32 bytes as 64 hexadecimal digits or in base64 (`openssl rand -hex 32` makes one)", (given) => {
    const bytes = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, "hex") : Buffer.from(given, "base64");
    if (!/^([0-9a-f]{64}|[A-Za-z0-9+/_-]{43}=?)$/i.test(given) || bytes.length !== 32) throw new Unfit();
    return bytes;
  });
}

/** A file, given by its path and read once. `read` throws an Error that says what is wrong with its text. */
export function file<T>(expects: string, read: (text: string) => T, facts: Facts<T>): Variable<T> {
  return variable(facts, expects, (path) => {
    try {
      return read(readFileSync(path, "utf8"));
    } catch (error) {
      throw new Unfit((error as Error).message);
    }
  });
}

/** `name=number` pairs over a fixed set of names. Omitted names keep their default. */
export function counts<const N extends string>(
  names: readonly N[],
  most: number,
  facts: Facts<Readonly<Record<N, number>>>,
): Variable<Readonly<Record<N, number>>> {
  const write = (value: Readonly<Record<N, number>>) => names.map((name) => `${name}=${value[name]}`).join(",");
  const expects = `pairs such as ${write(facts.default)}, each number from 1 to ${most}`;
  return variable({ ...facts, shown: write(facts.default) }, expects, (given) => {
    const value: Record<N, number> = { ...facts.default };
    for (const pair of given.split(",")) {
      const [, name, count] = /^\s*([^=\s]+)=(\d+)\s*$/.exec(pair) ?? [];
      const known = names.find((candidate) => candidate === name);
      if (known === undefined) throw new Unfit();
      if (Number(count) < 1 || Number(count) > most) throw new Unfit(`${known} is ${count}`);
      value[known] = Number(count);
    }
    return Object.freeze(value);
  });
}

/** Comma-separated `name=value` pairs with percent-encoded values, as OpenTelemetry has them. */
export function headers(facts: Facts<Readonly<Record<string, string>>>): Variable<Readonly<Record<string, string>>> {
  return variable(facts, "pairs such as name=value, separated by commas, with percent-encoded values", (given) => {
    const pairs = given.split(",").map((pair) => {
      const [, name, value] = /^\s*([A-Za-z0-9_-]+)=([^,\s]+)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined || !/^(?:[^%]|%[0-9a-f]{2})*$/i.test(value)) throw new Unfit();
      return [name.toLowerCase(), decoded(name, value)] as const;
    });
    return Object.freeze(Object.fromEntries(pairs));
  });
}

function decoded(name: string, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new Unfit(`the value of ${name} is not UTF-8 when decoded`);
  }
}

/** Comma-separated values of the form `engine:pattern`. */
export function enginePatterns(facts: Facts<readonly string[]>): Variable<readonly string[]> {
  return variable(facts, "patterns of an engine's versions such as openai:gpt-4o*, separated by commas", (text) => {
    const given = text.split(",").map((one) => one.trim());
    if (!given.every((one) => /^[a-z][a-z0-9_-]*:[^\s:][^\s]*$/.test(one))) throw new Unfit();
    return given;
  });
}

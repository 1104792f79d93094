/** Variables that engines are configured by, each read where its engine is made. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Blank is as good as not set. */
export function given(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** @throws {Error} naming the variable */
export function count(environment: Environment, name: string): number | undefined {
  const text = given(environment, name);
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${name} is ${JSON.stringify(text)}. It must be a whole number of at least 1.`);
}

/**
 * @param extent how much of the address is meant, for people: `up to and without /v1`
 * @throws {Error} naming the variable
 */
export function address(environment: Environment, name: string, extent: string): string | undefined {
  const text = given(environment, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === "http:" || url?.protocol === "https:") return text;
  throw new Error(`${name} is ${JSON.stringify(text)}. It must be an http or https address, ${extent}.`);
}

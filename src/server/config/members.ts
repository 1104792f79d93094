/** Objects of configuration files, whose members are all known. */
export type Given = Readonly<Record<string, unknown>>;

/** @throws Error that names the unknown member */
export function members(given: unknown, where: string, known: readonly string[]): Given {
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw new Error(`${where} must be an object`);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${where}/${unknown} is not a known member; known members are ${known.join(", ")}`);
  return given as Given;
}

/** A call as text that runs as it is: for a shell, and in TypeScript. */
import { parseExact, rawNumber } from "../exact-json.ts";
import { type Call, type Composed, KEY_VARIABLE } from "./call.ts";

/** Headers that curl or the service adds by itself. */
const LEFT_OUT = new Set(["accept", "user-agent", "authorization"]);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A command for a POSIX shell that has the key in a variable. */
export function curlOf({ method, url, headers, body }: Composed): string {
  const sent = Object.entries(headers).filter(([name]) => !LEFT_OUT.has(name.toLowerCase()));
  return [
    `curl -X ${method} ${quoted(url)}`,
    `-H "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...sent.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(JSON.stringify(parseExact(body), null, 2))}`]),
  ].join(" \\\n  ");
}

/** A program with the client of this service. */
export function typescriptOf({ resource, operation, options }: Call, baseUrl: string): string {
  return `import { createClient } from "judgment-client";

const client = createClient({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: process.env.${KEY_VARIABLE}! });

console.log(await client.${resource}.${operation}(${literalOf(options)}));`;
}

/**
 * JSON as people write it in a program. A member named `__proto__` is computed, because a plain one would set the prototype. A number that a
 * program would round is made of its text.
 */
function literalOf(value: unknown): string {
  let mark = "raw:";
  // No string of the value may look like a marked number.
  for (const text = JSON.stringify(value); text.includes(mark); ) mark += ":";
  const marked = (_: string, one: unknown) => (rawNumber(one) === null ? one : `${mark}${rawNumber(one)}`);
  return JSON.stringify(value, marked, 2)
    .replace(/^( *)"([A-Za-z_$][\w$]*)": /gm, (_, indent: string, name: string) =>
      name === "__proto__" ? `${indent}["${name}"]: ` : `${indent}${name}: `,
    )
    .replaceAll(new RegExp(`"${mark}([^"]*)"`, "g"), 'JSON.rawJSON("$1")');
}

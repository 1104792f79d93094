/** The path under which a proxy publishes the service. It is compared as text with what clients send, so it has one spelling. */
import { type Facts, Unfit, type Variable, variable } from "./variable.ts";

const EXPECTS = "a path that begins with a slash and does not end with one, such as /judgments";

const LONGEST = 200;

/** What the service itself has at its root. */
const OWN = ["v1", "docs", "console", "mcp", "healthz", "readyz", "metrics"];

export function basePath(facts: Facts<string>): Variable<string> {
  return variable(facts, EXPECTS, (given) => {
    refuseUnfit(given);
    return given;
  });
}

/** @throws Unfit */
function refuseUnfit(given: string): void {
  if (/^\/+$/.test(given)) throw new Unfit("leave it unset to serve at the root");
  if (/^[a-z][a-z0-9+.-]*:/i.test(given)) throw new Unfit("leave out scheme and host. PUBLIC_URL has the whole address");
  if (!given.startsWith("/")) throw new Unfit(`write ${JSON.stringify(`/${given}`)}`);
  if (given.endsWith("/")) throw new Unfit(`write ${JSON.stringify(given.replace(/\/+$/, ""))}`);
  if (given.includes("//")) throw new Unfit(`a segment is empty. Write ${JSON.stringify(given.replaceAll(/\/+/g, "/"))}`);
  if (given.includes("%")) throw new Unfit("percent-encoding has several spellings. Use only letters, digits, - and _");
  if (given.includes(".")) throw new Unfit("dots can be removed on the way. Use only letters, digits, - and _");
  const other = /[^A-Za-z0-9_/-]/u.exec(given);
  if (other !== null) throw new Unfit(`${JSON.stringify(other[0])} does not fit. Use only letters, digits, - and _`);
  if (given.length > LONGEST) throw new Unfit(`it has ${given.length} characters. Use up to ${LONGEST}`);
  const first = given.split("/")[1]!;
  if (OWN.includes(first)) throw new Unfit(`/${first} is a path of the service itself. Choose another first segment`);
}

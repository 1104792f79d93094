/** The comment of a client's method: the operation's documentation, and the facts that its caller needs. */
import type { Api, Operation } from "../../model.ts";
import { errorCodesOf, errorName } from "./errors.ts";

export function operationComment(api: Api, operation: Operation): string {
  const tags = [
    `@throws {${errorName(api)}} ${errorCodesOf(api, operation).join(", ")}`,
    operation.deprecated ? "@deprecated" : "",
  ];
  return safe([...operationParagraphs(api, operation, "rejects"), tags.join("\n").trim()].join("\n\n"));
}

/** What a caller reads in every language. `fails` is the verb of a call that does. */
export function operationParagraphs(api: Api, operation: Operation, fails: "rejects" | "raises"): string[] {
  const { summary, description } = operation;
  const facts = [
    route(operation),
    needs(operation),
    limit(operation),
    ...own(api, operation),
    repetition(operation),
    served(operation, fails),
  ];
  const paragraphs = [
    description.startsWith(summary) ? "" : `${summary}.`,
    description,
    facts.filter((line) => line !== "").join("\n"),
  ];
  return paragraphs.filter((paragraph) => paragraph !== "");
}

export function pagesComment(api: Api, operation: Operation): string {
  const { name, facts } = operation;
  return safe(`Iterates over every entry of \`${facts.pages}\` that \`${name}\` returns. Each page is fetched when its entries are needed.
\`.pages()\` iterates over the pages.

@throws {${errorName(api)}} during the iteration, in the same cases as \`${name}\``);
}

function safe(text: string): string {
  return `\n${text.replaceAll("*/", "*\\/")}`;
}

function route({ method, path }: Operation): string {
  return `\`${method} ${path}\``;
}

function needs({ facts: { role } }: Operation): string {
  return role === null ? "" : `Needs ${/^[aeiou]/.test(role) ? "an" : "a"} \`${role}\` key.`;
}

/** The facts that the service declares for itself, in its own words. */
function own({ settings }: Api, { facts }: Operation): string[] {
  return Object.entries(settings.facts).flatMap(([name, { client }]) => {
    const values = [facts[name] ?? []].flat();
    return values.length === 0 || client === null
      ? []
      : client.replace("{value}", values.map((value) => `\`${value}\``).join(", "));
  });
}

function limit({ facts, body }: Operation): string {
  return body ? `Accepts a body of up to ${facts.bodyLimit.toLocaleString("en-US")} bytes.` : "";
}

function repetition({ facts }: Operation): string {
  return facts.idempotency === "key"
    ? "Retries use one idempotency key. The client creates it for the call unless you give one."
    : "";
}

function served({ facts }: Operation, fails: string): string {
  return facts.unbuilt ? `Not served yet. It ${fails} with \`unavailable\` under status 501.` : "";
}

/** What stands above a client's method: the operation's documentation, and the facts that its caller needs. */
import type { Api, Operation } from "../../model.ts";
import { errorCodesOf } from "./errors.ts";

export function operationComment(api: Api, operation: Operation): string {
  const { summary, description, deprecated } = operation;
  const facts = [
    route(operation),
    needs(operation),
    limit(operation),
    bills(operation),
    repetition(operation),
    served(operation),
  ];
  const paragraphs = [
    description.startsWith(summary) ? "" : `${summary}.`,
    description,
    facts.filter((line) => line !== "").join("\n"),
    [`@throws {JudgmentServiceError} ${errorCodesOf(api, operation).join(", ")}`, deprecated ? "@deprecated" : ""]
      .join("\n")
      .trim(),
  ];
  return safe(paragraphs.filter((paragraph) => paragraph !== "").join("\n\n"));
}

export function pagesComment(operation: Operation): string {
  const { name, facts } = operation;
  return safe(`Every entry of \`${facts.pages}\`: what \`${name}\` answers, page after page, each fetched when its entries are wanted.
\`.pages()\` goes page by page.

@throws {JudgmentServiceError} while it is read, as \`${name}\` does`);
}

function safe(text: string): string {
  return `\n${text.replaceAll("*/", "*\\/")}`;
}

function route({ method, path }: Operation): string {
  return `\`${method} ${path}\``;
}

function needs({ facts }: Operation): string {
  const key = `Needs ${facts.role === "admin" ? "an" : "a"} \`${facts.role}\` key${facts.plan ? ` and the ${facts.plan} plan` : ""}.`;
  return facts.dailyAllowance ? `${key} Draws on the daily allowance \`${facts.dailyAllowance}\`.` : key;
}

function limit({ facts, body }: Operation): string {
  return body ? `Takes a body of up to ${facts.bodyLimit.toLocaleString("en-US")} bytes.` : "";
}

function bills({ facts }: Operation): string {
  return facts.billed.length === 0 ? "" : `Bills ${facts.billed.map((line) => `\`${line}\``).join(", ")}.`;
}

function repetition({ facts }: Operation): string {
  return facts.idempotency === "key" ? "Retried under one idempotency key, made for the call unless given." : "";
}

function served({ facts }: Operation): string {
  return facts.unbuilt ? "Not served yet: rejects with `unavailable` under status 501." : "";
}

/** The readable report of a comparison. */
import type { Position } from "../model.ts";
import type { Change } from "./compare/change.ts";
import { exceptionName, type Judged } from "./exceptions.ts";
import type { Outcome } from "./verdict.ts";

/** The number of operations that are listed for a change that affects more. */
const MOST_NAMED = 4;

/** Breaking changes in full, then excepted ones, then additive ones, then the verdict. */
export function outcomeText({ verdict, breaking, excepted, additive, unused }: Outcome): string {
  const but = excepted.length > 0 ? `, except for ${count(excepted.length, "change")} that an exception names` : "";
  const conclusion = {
    same: `The specification is the locked contract${but}.`,
    reworded: `The specification says the same as the locked contract in other words${but}; --accept records them.`,
    additive: `${count(additive.length, "additive change")}${but}; --accept records ${additive.length === 1 ? "it" : "them"}.`,
    breaking: `${count(breaking.length, "change")} would break clients of the locked contract${additive.length > 0 ? `, ${additive.length} more would not` : ""}.`,
  };
  return [
    section(
      "Breaking",
      breaking.map((change) => judgedText(change, "its exception ended on")),
    ),
    section(
      "Excepted",
      excepted.map((change) => judgedText(change, "until")),
    ),
    section("Additive", additive.map(changeText)),
    ...unused.map((exception) => `The exception of ${exceptionName(exception)} names no change; remove it.`),
    conclusion[verdict],
  ]
    .filter((part) => part !== "")
    .join("\n");
}

function section(title: string, changes: readonly string[]): string {
  if (changes.length === 0) return "";
  return `${title}\n${changes.map((text) => `  ${text}\n`).join("")}`;
}

/** With the rule that it breaks, and the exception. */
function judgedText(change: Judged, until: string): string {
  const { rule, exception } = change;
  return `${changeText(change)} [${rule}]${exception ? `\n    ${until} ${exception.until}: ${exception.reason}` : ""}`;
}

/** `spec/documents.tsp:45 WriteRequest.upsert: no longer accepts arrays of more than 500 (documents_write)` */
export function changeText({ position, subject, message, operations }: Change): string {
  const named = operations.filter((operation) => !subject.startsWith(operation));
  const [most, rest] = [named.slice(0, MOST_NAMED), named.length - MOST_NAMED];
  const reached = most.length === 0 ? "" : ` (${most.join(", ")}${rest > 0 ? ` and ${rest} more` : ""})`;
  return `${positionText(position)}${subject}: ${message}${reached}`;
}

export function positionText(position: Position | null): string {
  return position === null ? "" : `${position.file}:${position.line} `;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

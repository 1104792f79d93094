/** The changelog of the contract, for people: what a comparison found, in Markdown. */
import type { Change } from "./compare/change.ts";
import type { Relock } from "./lock.ts";
import type { Outcome } from "./verdict.ts";

/** The number of operations that are listed for a change that affects more. */
const MOST_NAMED = 4;

/** @param relocks what was broken on purpose since the earlier contract */
export function changelog(title: string, { breaking, excepted, additive }: Outcome, relocks: readonly Relock[]): string {
  const of = (kind: Change["kind"]) => additive.filter((change) => change.kind === kind);
  const sections = [
    section("Breaks clients", [...breaking, ...excepted]),
    section("New", of("new")),
    section("Changed", of("change")),
    section("Deprecated", of("notice")),
  ].filter((text) => text !== "");
  const reasons = relocks.map(({ on, reason }) => `- ${on}: ${reason}`);
  const why = reasons.length === 0 ? [] : [`### Why\n\n${reasons.join("\n")}`];
  return `## ${title}\n\n${[...sections, ...why].join("\n\n") || "Nothing changed for clients."}\n`;
}

function section(title: string, changes: readonly Change[]): string {
  return changes.length === 0 ? "" : `### ${title}\n\n${changes.map(entry).join("\n")}`;
}

function entry({ subject, message, operations }: Change): string {
  const named = operations.filter((operation) => !subject.startsWith(operation));
  const [most, rest] = [named.slice(0, MOST_NAMED), named.length - MOST_NAMED];
  const used = most.length === 0 ? "" : ` (in ${most.map((id) => `\`${id}\``).join(", ")}${rest > 0 ? ` and ${rest} more` : ""})`;
  return `- \`${subject}\` ${message}${used}`;
}

import type { LockedOperation } from "../lock.ts";
import { type About, type Comparison, compareRequest, note } from "./comparison.ts";
import { compareParts } from "./parts.ts";

/** What the bodies of requests are: their content type, whether they are needed, and their values. */
export function compareBodies(comparison: Comparison, operation: About, before: LockedOperation, after: LockedOperation): void {
  const about: About = { ...operation, subject: `${operation.subject} request` };
  const [old, now] = [before.body, after.body];
  if (old && now) {
    if (old.required !== now.required) noteNeed(comparison, about, now.required);
    if (old.contentType !== now.contentType)
      note(comparison, "body-content-type", about, `takes ${now.contentType} now, not ${old.contentType}`);
    if (old.parts && now.parts) compareParts(comparison, operation, before, after);
    // A form and a single value have nothing in common that could be compared.
    else if (old.contentType === now.contentType || !(old.parts || now.parts))
      compareRequest(comparison, about, old.schema, now.schema);
  } else if (now?.required) noteNeed(comparison, about, true);
  else if (old || now)
    note(comparison, now ? "additive" : "body-removed", about, now ? "takes a body now" : "takes no body any more");
}

function noteNeed(comparison: Comparison, about: About, needed: boolean): void {
  note(comparison, needed ? "body-required" : "additive", about, needed ? "needs a body now" : "no longer needs a body");
}

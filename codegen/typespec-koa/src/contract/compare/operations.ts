import type { LockedOperation } from "../lock.ts";
import { type About, type Comparison, compareRequest, note } from "./comparison.ts";
import { compareFacts } from "./facts.ts";
import { compareParameters } from "./parameters.ts";
import { compareErrors, compareSuccesses } from "./responses.ts";

/** Operations are matched by id, which is the name of their method in generated clients. */
export function compareOperations(comparison: Comparison): void {
  const { before, after, locate } = comparison;
  for (const [id, operation] of Object.entries(before.operations)) {
    const about: About = { operation: id, subject: id, position: locate.operation(id) };
    const now = after.operations[id];
    if (now) compareOperation(comparison, about, operation, now);
    else if (isOver(comparison, operation))
      note(comparison, "additive", about, `is gone, as was announced for ${operation.sunset}`);
    else noteGone(comparison, about, operation);
  }
  for (const [id, { method, path }] of Object.entries(after.operations)) {
    if (before.operations[id]) continue;
    note(
      comparison,
      "additive",
      { operation: id, subject: id, position: locate.operation(id) },
      `is a new operation: ${method} ${path}`,
      "new",
    );
  }
}

/** Whether the day has come from which the operation may be gone. */
function isOver({ today }: Comparison, { sunset }: LockedOperation): boolean {
  return sunset !== undefined && sunset <= today;
}

function compareNotices(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  const [old, now] = [before.deprecated === true, after.deprecated === true];
  if (old !== now) note(comparison, "additive", about, now ? "is deprecated now" : "is deprecated no more", "notice");
  if (before.sunset === after.sunset) return;
  const sooner = before.sunset !== undefined && after.sunset !== undefined && after.sunset < before.sunset;
  const announced = before.sunset === undefined ? "" : `; it was announced for ${before.sunset}`;
  const message = after.sunset === undefined ? "stays" : `may be gone from ${after.sunset}`;
  note(comparison, sooner ? "sunset-sooner" : "additive", about, `${message}${announced}`, "notice");
}

function noteGone(comparison: Comparison, about: About, { method, path }: LockedOperation): void {
  const operations = Object.entries(comparison.after.operations);
  const [heir] = operations.find(([, operation]) => operation.method === method && operation.path === path) ?? [];
  if (heir === undefined) note(comparison, "operation-removed", about, `is gone: ${method} ${path}`);
  else note(comparison, "operation-renamed", about, `is called ${heir} now, so that generated clients lose its method`);
}

function compareOperation(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  if (before.method !== after.method || before.path !== after.path) {
    note(comparison, "operation-moved", about, `moved from ${before.method} ${before.path} to ${after.method} ${after.path}`);
  }
  compareNotices(comparison, about, before, after);
  compareFacts(comparison, about, before, after);
  compareParameters(comparison, about, before, after);
  compareBodies(comparison, { ...about, subject: `${about.subject} request` }, before, after);
  compareSuccesses(comparison, about, before, after);
  compareErrors(comparison, about, before, after);
}

function compareBodies(
  comparison: Comparison,
  about: About,
  { body: before }: LockedOperation,
  { body: after }: LockedOperation,
): void {
  if (before && after) {
    if (before.contentType !== after.contentType)
      note(comparison, "body-content-type", about, `takes ${after.contentType} now, not ${before.contentType}`);
    if (before.required !== after.required) noteNeed(comparison, about, after.required);
    compareRequest(comparison, about, before.schema, after.schema);
  } else if (after?.required) noteNeed(comparison, about, true);
  else if (before || after)
    note(comparison, after ? "additive" : "body-removed", about, after ? "takes a body now" : "takes no body any more");
}

function noteNeed(comparison: Comparison, about: About, needed: boolean): void {
  note(comparison, needed ? "body-required" : "additive", about, needed ? "needs a body now" : "no longer needs a body");
}

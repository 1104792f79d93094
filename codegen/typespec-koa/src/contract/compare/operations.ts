import type { LockedOperation } from "../lock.ts";
import { compareBodies } from "./bodies.ts";
import { type About, type Comparison, note } from "./comparison.ts";
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
  const [since, sinceNow] = [before.deprecatedSince, after.deprecatedSince];
  const dated = sinceNow === undefined ? "is deprecated now" : `is deprecated since ${sinceNow}`;
  if (old !== now) note(comparison, "additive", about, now ? dated : "is deprecated no more", "notice");
  else if (sinceNow !== undefined && since !== sinceNow)
    note(comparison, "additive", about, since === undefined ? dated : `${dated}; it was said of ${since}`, "notice");
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
  compareBodies(comparison, about, before, after);
  compareSuccesses(comparison, about, before, after);
  compareErrors(comparison, about, before, after);
}

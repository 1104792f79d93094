import type { LockedOperation, LockedParameter } from "../lock.ts";
import { type About, type Comparison, compareRequest, note } from "./comparison.ts";

/** The parameters of an operation, by location and name. */
export function compareParameters(comparison: Comparison, about: About, before: LockedOperation, after: LockedOperation): void {
  const names = new Set([...Object.keys(before.parameters), ...Object.keys(after.parameters)]);
  for (const name of [...names].sort()) {
    const position = comparison.locate.parameter(about.operation ?? "", name);
    compareParameter(
      comparison,
      { ...about, subject: `${about.subject} ${name}`, position },
      before.parameters[name],
      after.parameters[name],
    );
  }
}

function compareParameter(
  comparison: Comparison,
  about: About,
  before: LockedParameter | undefined,
  after: LockedParameter | undefined,
): void {
  if (before && after) {
    if (before.required !== after.required) noteNeed(comparison, about, after.required);
    if (before.deprecated !== after.deprecated)
      note(comparison, "additive", about, after.deprecated ? "is deprecated now" : "is deprecated no more", "notice");
    compareDefaults(comparison, about, before, after);
    compareRequest(comparison, about, before.schema, after.schema);
  } else if (after?.required) noteNeed(comparison, about, true);
  else note(comparison, after ? "additive" : "parameter-removed", about, after ? "is accepted now" : "is no longer accepted");
}

function noteNeed(comparison: Comparison, about: About, needed: boolean): void {
  note(comparison, needed ? "parameter-required" : "additive", about, needed ? "is needed now" : "is no longer needed");
}

function compareDefaults(comparison: Comparison, about: About, before: LockedParameter, after: LockedParameter): void {
  const [old, now] = [JSON.stringify(before.schema.default), JSON.stringify(after.schema.default)];
  if (old !== now)
    note(comparison, "parameter-default", about, `left out, it now means ${now ?? "nothing"}; it meant ${old ?? "nothing"}`);
}

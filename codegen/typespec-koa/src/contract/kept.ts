/**
 * The lock to write while exceptions hold. What an exception concerns stays as it was promised, so that the change is found again after the
 * exception's last day.
 */
import type { Change } from "./compare/change.ts";
import type { Lock } from "./lock.ts";
import { references } from "./schema/same.ts";

export function withKept(before: Lock, after: Lock, excepted: readonly Change[]): Lock {
  if (excepted.length === 0) return after;
  const kept: Writable<Lock> = {
    ...after,
    operations: { ...after.operations },
    types: { ...after.types },
    errors: { ...after.errors },
    codes: { ...after.codes },
    ...(before.webhooks || after.webhooks ? { webhooks: { ...after.webhooks } } : {}),
  };
  for (const change of excepted) keep(kept, before, change);
  return { ...kept, types: withReferred(kept, before) };
}

type Writable<Value> = { -readonly [member in keyof Value]: Value[member] };

function keep(kept: Writable<Lock>, before: Lock, { rule, type, operations, subject }: Change): void {
  const from = (part: "operations" | "types" | "errors" | "codes" | "webhooks", name: string) => {
    const old = before[part]?.[name];
    if (old !== undefined) (kept[part] as { [name: string]: unknown })[name] = old;
  };
  if (rule === "security-changed") kept.security = before.security;
  else if (type !== null) from("types", type);
  else if (operations.length > 0) for (const id of operations) from("operations", id);
  else {
    from("codes", subject);
    const [, webhook] = /^webhook (\S+)/.exec(subject) ?? [];
    if (webhook !== undefined) from("webhooks", webhook);
    for (const error of Object.keys(before.errors)) if (`${subject} `.startsWith(`${error} `)) from("errors", error);
  }
}

/** Types that only the kept parts refer to. */
function withReferred({ types, operations, errors, webhooks }: Writable<Lock>, before: Lock): Lock["types"] {
  const found: { [name: string]: Lock["types"][string] } = { ...types };
  const add = (part: unknown) => {
    for (const name of references(part as never)) {
      const old = before.types[name];
      if (found[name] !== undefined || old === undefined) continue;
      found[name] = old;
      add(old);
    }
  };
  add([operations, errors, webhooks ?? {}, types]);
  return found;
}

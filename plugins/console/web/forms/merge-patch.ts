/** The difference of two JSON objects as a merge patch (RFC 7396). */
import { isObject } from "../exact-json.ts";

type Members = Readonly<Record<string, unknown>>;

/** Null if a patch cannot say it, because a changed value has a null in an object. A patch leaves alone what did not change. */
export function mergePatch(before: Members, after: Members): Record<string, unknown> | null {
  const patch: [string, unknown][] = [];
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) patch.push([name, null]);
  for (const [name, value] of Object.entries(after)) {
    const was = Object.hasOwn(before, name) ? before[name] : undefined;
    if (same(was, value)) continue;
    if (!isObject(was) || !isObject(value)) {
      if (!hasNoNull(value)) return null;
      // An object in the place of another value is merged into an empty one, and becomes itself.
      patch.push([name, value]);
      continue;
    }
    const within = mergePatch(was, value);
    if (within === null) return null;
    patch.push([name, within]);
  }
  // `__proto__` as a member, not as the prototype.
  return Object.fromEntries(patch);
}

/** A null within an array stays. */
function hasNoNull(value: unknown): boolean {
  if (value === null) return false;
  return !isObject(value) || Object.values(value).every(hasNoNull);
}

function same(one: unknown, other: unknown): boolean {
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
    );
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Owners of definitions: a namespace (`shop/eu`), or a template prefix (`shop/*`), whose definitions every namespace under it
 * inherits. If several owners define the same name, the definition of the most specific one applies as a whole.
 */

export function isPrefix(owner: string): boolean {
  return owner.endsWith("/*");
}

/** The common start of all names that inherit from a prefix: `shop/` for `shop/*`. */
export function rootOf(prefix: string): string {
  return prefix.slice(0, -1);
}

/** The owners whose definitions may apply to a namespace or prefix, most specific first: `a/b/c`, `a/b/*`, `a/*`. */
export function ownersOf(place: string): string[] {
  const owners = [place];
  const above = isPrefix(place) ? place.length - 2 : place.length;
  for (let slash = place.lastIndexOf("/", above - 1); slash > 0; slash = place.lastIndexOf("/", slash - 1)) {
    owners.push(`${place.slice(0, slash)}/*`);
  }
  return owners;
}

/** Among owners that define the same name, the one whose definition applies to a place. */
export function mostSpecific<Owned extends { owner: string }>(owned: Iterable<Owned>, place: string): Owned | undefined {
  const byOwner = new Map([...owned].map((one) => [one.owner, one]));
  const owner = ownersOf(place).find((one) => byOwner.has(one));
  return owner === undefined ? undefined : byOwner.get(owner);
}

/** Of two owners that both cover a place, the more specific one. */
export function narrower(one: string, other: string): string {
  const length = (owner: string) => (isPrefix(owner) ? rootOf(owner).length : owner.length);
  return length(one) >= length(other) ? one : other;
}

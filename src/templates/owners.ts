/**
 * Owners of definitions: a namespace (`shop/eu`), or a template prefix (`shop/*`), whose definitions every namespace under it inherits. What a
 * namespace has under a name is what the most specific owner has, as a whole.
 */

export function isPrefix(owner: string): boolean {
  return owner.endsWith("/*");
}

/** What the names of all that inherit from a prefix begin with: `shop/` of `shop/*`. */
export function rootOf(prefix: string): string {
  return prefix.slice(0, -1);
}

/** The owners whose definitions a namespace, or a prefix, may have, most specific first: `a/b/c`, `a/b/*`, `a/*`. */
export function ownersOf(place: string): string[] {
  const owners = [place];
  const above = isPrefix(place) ? place.length - 2 : place.length;
  for (let slash = place.lastIndexOf("/", above - 1); slash > 0; slash = place.lastIndexOf("/", slash - 1)) {
    owners.push(`${place.slice(0, slash)}/*`);
  }
  return owners;
}

/** Of those that own a definition of one name, the one whose counts in a place. */
export function mostSpecific<Owned extends { owner: string }>(owned: Iterable<Owned>, place: string): Owned | undefined {
  const byOwner = new Map([...owned].map((one) => [one.owner, one]));
  const owner = ownersOf(place).find((one) => byOwner.has(one));
  return owner === undefined ? undefined : byOwner.get(owner);
}

/** Of two owners that both cover some place, the more specific one. */
export function narrower(one: string, other: string): string {
  const length = (owner: string) => (isPrefix(owner) ? rootOf(owner).length : owner.length);
  return length(one) >= length(other) ? one : other;
}

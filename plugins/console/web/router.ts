/** Places are in the address's fragment, so that every page can be linked to and any static server can serve them. */
import { useEffect, useState } from "preact/hooks";

/** Decoded segments: `#/namespaces/shop%2Ftickets?rank=id` is `["namespaces", "shop/tickets"]`. */
export type Route = readonly string[];

/** What is asked of a page beside its place, by name: filters, a chosen line. Nothing secret. */
export type Asked = Readonly<Record<string, string>>;

export function routeOf(fragment: string): Route {
  return fragment
    .replace(/^#?\/?/, "")
    .replace(/\?.*$/s, "")
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        // A half-typed escape: what was typed is the best guess.
        return segment;
      }
    });
}

const paramsOf = (fragment: string) => new URLSearchParams(fragment.includes("?") ? fragment.slice(fragment.indexOf("?")) : "");

/** The address of a place. */
export function to(...segments: readonly (string | number)[]): string {
  return `#/${segments.map((segment) => encodeURIComponent(segment)).join("/")}`;
}

/** The same with something asked of it; what is empty is left out. */
export function asking(place: string, asked: Asked): string {
  const params = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ""));
  return params.size === 0 ? place : `${place}?${params}`;
}

export function go(...segments: readonly (string | number)[]): void {
  location.hash = to(...segments);
}

function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener("hashchange", follow);
    // What changed between the first drawing and this moment.
    follow();
    return () => removeEventListener("hashchange", follow);
  }, []);
  return fragment;
}

export const useRoute = (): Route => routeOf(useFragment());

/**
 * What is asked of the present page, kept in its address: it survives a reload and can be sent to somebody. A change replaces the place in
 * the history; with `step` it is one of its own, which the back button undoes.
 */
export function useAsked<Defaults extends Asked>(
  defaults: Defaults,
): [{ readonly [Name in keyof Defaults]: string }, (change: Partial<Record<keyof Defaults, string>>, step?: boolean) => void] {
  const params = paramsOf(useFragment());
  const values = Object.fromEntries(Object.entries(defaults).map(([name, usual]) => [name, params.get(name) ?? usual]));
  const change = (changed: Partial<Record<keyof Defaults, string>>, step = false) => {
    const present = paramsOf(location.hash);
    for (const [name, value] of Object.entries(changed as Asked)) {
      if (value === defaults[name]) present.delete(name);
      else present.set(name, value);
    }
    const address = `${location.hash.replace(/\?.*$/s, "") || "#/"}${present.size === 0 ? "" : `?${present}`}`;
    if (step) location.hash = address;
    else {
      history.replaceState(history.state, "", address);
      dispatchEvent(new Event("hashchange"));
    }
  };
  return [values as { readonly [Name in keyof Defaults]: string }, change];
}

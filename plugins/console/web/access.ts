/** What the signed-in key may do. What it may not do is not offered. The service decides in every case. */
import type { CallingKey } from "judgment-client";
import { useSession } from "./session.ts";

export interface Access {
  /** Whether it may change something in a namespace or on a prefix. Without one: anywhere. */
  write(ns?: string): boolean;
  /** Whether it may manage keys and the organization. */
  readonly admin: boolean;
}

/** @param key absent where the service does not say: then everything is offered */
export function accessOf(key: CallingKey | undefined): Access {
  const writes = key === undefined || key.role === "read_write";
  const scope = key?.scope ?? null;
  return {
    write: (ns) => writes && (ns === undefined || covers(scope, ns)),
    admin: key === undefined || key.admin,
  };
}

export const useAccess = (): Access => accessOf(useSession().organization?.key);

/** A scope is a namespace, or a prefix that ends in `*` and covers the name before it and everything below. */
function covers(scope: string | null, place: string): boolean {
  if (scope === null) return true;
  if (!scope.endsWith("*")) return place === scope;
  const root = scope.replace(/\/?\*$/, "");
  const asked = place.replace(/\/?\*$/, "");
  return asked === root || asked.startsWith(`${root}/`);
}

/** Where something new is made, for keys that may. */
import { useAccess } from "../access.ts";
import { type Asked, asking, to } from "../router.ts";

interface MakeLinkProps {
  readonly ns: string;
  readonly kind: string;
  readonly label: string;
  readonly asked?: Asked;
}

export function MakeLink({ ns, kind, label, asked = {} }: MakeLinkProps) {
  if (!useAccess().write(ns)) return null;
  return (
    <a class="button" href={asking(to("namespaces", ns, "new", kind), asked)}>
      {label}
    </a>
  );
}

/** Pages on which something is made or changed, one for each kind. */
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { Page, type Place } from "../parts/index.ts";

interface MakingProps {
  readonly ns: string;
  /** `document`, `judgment`, … */
  readonly kind: string;
  readonly crumbs: readonly Place[];
}

export function NewThing({ ns, kind, crumbs }: MakingProps) {
  const title = `New ${kind}`;
  const write = useAccess().write(ns);
  return (
    <Page title={title} crumbs={crumbs}>
      {write ? shown(ns, kind) : <ReadOnly />}
    </Page>
  );
}

function shown(ns: string, kind: string) {
  switch (kind) {
    case "document":
      return <Later form="NewDocument" ns={ns} />;
    default:
      return <p>This page does not exist.</p>;
  }
}

export function EditThing({ ns, kind, id, crumbs }: MakingProps & { readonly id: string }) {
  const write = useAccess().write(ns);
  return (
    <Page title={`Edit ${id}`} crumbs={crumbs}>
      {write ? edited(ns, kind, id) : <ReadOnly />}
    </Page>
  );
}

function edited(ns: string, kind: string, id: string) {
  switch (kind) {
    case "document":
      return <Later form="EditDocument" ns={ns} id={id} />;
    default:
      return <p>This page does not exist.</p>;
  }
}

function ReadOnly() {
  return <p class="note warn">This key may not write here. Sign in with a read_write key whose scope covers this namespace.</p>;
}

/** Pages on which something is made or changed, one for each kind. */
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { Page, type Place } from "../parts/index.ts";
import { useAsked } from "../router.ts";

interface MakingProps {
  readonly ns: string;
  /** `document`, `judgment`, … */
  readonly kind: string;
  readonly crumbs: readonly Place[];
}

export function NewThing({ ns, kind, crumbs }: MakingProps) {
  const title = `New ${kind}`;
  const [asked] = useAsked({ guided: "", filter: "" });
  const write = useAccess().write(ns);
  return (
    <Page title={title} crumbs={crumbs}>
      {write ? shown(ns, kind, asked) : <ReadOnly />}
    </Page>
  );
}

function shown(ns: string, kind: string, { guided, filter }: { readonly guided: string; readonly filter: string }) {
  switch (kind) {
    case "document":
      return <Later form="NewDocument" ns={ns} />;
    case "judgment":
      return <Later form="NewJudgment" ns={ns} guided={guided === "yes"} />;
    case "group":
      return <Later form="NewGroup" ns={ns} />;
    case "subscription":
      return <Later form="NewSubscription" ns={ns} filter={filter} />;
    default:
      return <p>This page does not exist.</p>;
  }
}

export function EditThing({ ns, kind, id, crumbs }: MakingProps & { readonly id: string }) {
  const write = useAccess().write(ns);
  return (
    <Page title={kind === "judgment" ? `New version of ${id}` : `Edit ${id}`} crumbs={crumbs}>
      {write ? edited(ns, kind, id) : <ReadOnly />}
    </Page>
  );
}

function edited(ns: string, kind: string, id: string) {
  switch (kind) {
    case "document":
      return <Later form="EditDocument" ns={ns} id={id} />;
    case "judgment":
      return <Later form="NewVersionOf" ns={ns} name={id} />;
    case "subscription":
      return <Later form="EditSubscription" ns={ns} name={id} />;
    default:
      return <p>This page does not exist.</p>;
  }
}

function ReadOnly() {
  return <p class="note warn">This key may not write here. Sign in with a read_write key whose scope covers this namespace.</p>;
}

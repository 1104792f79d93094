/** A namespace or a template prefix, and what of it is looked at. */
import { Page, type Place } from "../parts/index.ts";
import { to } from "../router.ts";
import { About } from "./about-namespace.tsx";
import { Document } from "./document.tsx";
import { Documents } from "./documents.tsx";
import { Group } from "./group.tsx";
import { Groups } from "./groups.tsx";
import { Judgment } from "./judgment.tsx";
import { Judgments } from "./judgments.tsx";
import { EditThing, NewThing } from "./making.tsx";
import { Subscription } from "./subscription.tsx";
import { Subscriptions } from "./subscriptions.tsx";
import { Tenants } from "./tenants.tsx";

const parts = [
  { at: "documents", label: "Documents" },
  { at: "judgments", label: "Judgments" },
  { at: "groups", label: "Groups" },
  { at: "subscriptions", label: "Subscriptions" },
  { at: "about", label: "Settings and budget" },
  { at: "tenants", label: "Tenants" },
];

export function Namespace({ ns, rest }: { readonly ns: string; readonly rest: readonly string[] }) {
  const isTemplate = ns.endsWith("/*");
  const [part = isTemplate ? "judgments" : "documents", id, ...deeper] = rest;
  const crumbs: Place[] = [
    { label: "Namespaces", href: to("namespaces") },
    { label: ns, href: to("namespaces", ns) },
  ];
  if (part === "new" && id !== undefined) return <NewThing ns={ns} kind={id} crumbs={crumbs} />;
  if (part === "edit" && id !== undefined && deeper[0] !== undefined)
    return <EditThing ns={ns} kind={id} id={deeper[0]} crumbs={crumbs} />;
  const label = parts.find(({ at }) => at === part)?.label ?? part;
  if (id !== undefined) {
    const under = [...crumbs, { label, href: to("namespaces", ns, part) }];
    if (part === "documents") return <Document ns={ns} id={id} crumbs={under} />;
    if (part === "judgments") return <Judgment ns={ns} name={id} tab={deeper[0] ?? "answers"} crumbs={under} />;
    if (part === "groups") return <Group ns={ns} name={id} crumbs={under} />;
    if (part === "subscriptions") return <Subscription ns={ns} name={id} crumbs={under} />;
  }
  // A template prefix has definitions, and no documents of its own.
  const shown = parts.filter(({ at }) => (isTemplate ? at !== "documents" && at !== "about" : at !== "tenants"));
  return (
    <Page
      title={ns}
      under={isTemplate ? "A template prefix. Every namespace under it inherits what is defined here." : undefined}
      crumbs={crumbs.slice(0, 1)}
      tabs={shown.map(({ at, label }) => ({ label, href: to("namespaces", ns, at), current: at === part }))}
    >
      {part === "documents" && <Documents ns={ns} />}
      {part === "judgments" && <Judgments ns={ns} />}
      {part === "groups" && <Groups ns={ns} />}
      {part === "subscriptions" && <Subscriptions ns={ns} />}
      {part === "about" && <About ns={ns} />}
      {part === "tenants" && <Tenants ns={ns} />}
    </Page>
  );
}

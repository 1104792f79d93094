/** The organization: its settings, keys, budgets of prefixes, and what of the plan is used. */
import { useAccess } from "../access.ts";
import { Later } from "../later.tsx";
import { useLoad } from "../load.ts";
import { Page, Show, Table } from "../parts/index.ts";
import { to } from "../router.ts";
import { useClient } from "../session.ts";
import { count, spaced } from "../words.ts";

const tabs = [
  { at: "settings", label: "Settings and limits", forAdmins: false },
  { at: "keys", label: "Keys", forAdmins: true },
  { at: "budgets", label: "Budgets of prefixes", forAdmins: false },
  { at: "non-production", label: "Non-production", forAdmins: false },
];

export function Organization({ tab }: { readonly tab: string }) {
  const client = useClient();
  const { admin } = useAccess();
  const organization = useLoad((signal) => client.organizations.get({ signal }), []);
  const shown = tabs.filter(({ forAdmins }) => admin || !forAdmins);
  return (
    <Page
      title="Organization"
      tabs={shown.map(({ at, label }) => ({ label, href: to("organization", at), current: at === tab }))}
    >
      {tab === "settings" && (
        <Show of={organization}>
          {(value) => (
            <>
              <p>
                {value.name}, on the {value.plan} plan. Only the operator of the service can change the name and the plan.
              </p>
              {admin && <Later form="OrganizationSettings" organization={value} saved={organization.reload} />}
              {value.limits && (
                <>
                  <h2>Limits of the plan</h2>
                  <Table
                    caption="Limits of the plan"
                    captionHidden
                    rows={Object.entries(value.limits)}
                    id={([name]) => name}
                    empty=""
                    columns={[
                      { head: "What", cell: ([name]) => spaced(name) },
                      { head: "Used", number: true, cell: ([, { used }]) => count(used) },
                      { head: "Limit", number: true, cell: ([, { limit }]) => count(limit) },
                    ]}
                  />
                </>
              )}
            </>
          )}
        </Show>
      )}
      {tab === "keys" && (admin ? <Later form="Keys" /> : <p class="note warn">Only admin keys manage keys.</p>)}
      {tab === "budgets" && <Later form="PrefixBudgets" />}
      {tab === "non-production" && <Later form="NonProduction" admin={admin} />}
    </Page>
  );
}

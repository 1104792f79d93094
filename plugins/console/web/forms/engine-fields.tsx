/** Which engine answers, by what this server has installed, and which documents share its answers. */
import type { InstalledEngine } from "judgment-client";
import { useLoad } from "../load.ts";
import { ErrorNote } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { CascadeFields } from "./cascade-fields.tsx";
import { Check, Select, Text } from "./fields.tsx";
import type { Members } from "./judgment-members.ts";

interface EngineProps {
  readonly members: Members;
  readonly set: (change: Partial<Members>) => void;
}

const reuses = [
  ["", "Each document is asked about"],
  ["namespace", "Equal contexts of a namespace are asked once"],
  ["organization", "Equal contexts of all namespaces of the template are asked once"],
] as const;

const NONE: readonly InstalledEngine[] = [];

export function EngineFields({ members, set }: EngineProps) {
  const { engine, engineVersion, learn, bothOrders, reuse } = members;
  const client = useClient();
  const { value, error } = useLoad((signal) => client.engines.list({ limit: 1000, signal }), []);
  const engines = value?.engines ?? NONE;
  const chosen = engines.find(({ name }) => name === engine);
  const asIs = engines.find(({ is_default: isDefault }) => isDefault);
  const names = engines.map(({ name }) => [name, name] as const);
  // What a definition names stays chosen, also where this server has it no more. Before the list is there, nobody knows.
  const missing = value === null ? engine : `${engine} (not installed)`;
  const known = engine === "" || chosen ? names : [...names, [engine, missing] as const];
  const takes = (setting: string) => chosen?.settings.includes(setting) ?? false;
  return (
    <fieldset class="rows">
      <legend>Engine</legend>
      {error && <ErrorNote error={error} />}
      <div class="row">
        <Select
          label="Engine that answers"
          at="/engine/name"
          value={engine}
          options={[["", asIs ? `the server's default (${asIs.name})` : "the server's default"], ...known]}
          set={(engine) => set({ engine, engineVersion: "", learn: false, bothOrders: false })}
        />
        {chosen && <Version of={chosen} value={engineVersion} set={(engineVersion) => set({ engineVersion })} />}
      </div>
      {takes("learn") && <Check label="It learns from outcomes" value={learn} set={(learn) => set({ learn })} />}
      {takes("both_orders") && (
        <Check label="Options are asked in both orders" value={bothOrders} set={(bothOrders) => set({ bothOrders })} />
      )}
      {engine !== "" && !learn && <CascadeFields engines={engines} members={members} set={set} />}
      <Select label="Shared answers" at="/reuse" value={reuse} options={reuses} set={(reuse) => set({ reuse })} />
    </fieldset>
  );
}

interface VersionProps {
  readonly of: InstalledEngine;
  readonly value: string;
  readonly set: (version: string) => void;
}

function Version({ of: { versions, default_version: byItself, allowed_versions: allowed }, value, set }: VersionProps) {
  const none = byItself === null ? "the engine's default" : `the engine's default (${byItself})`;
  const options = [["", none] as const, ...(versions ?? []).map((one) => [one, one] as const)];
  if (versions !== null) return <Select label="Version" at="/engine/version" value={value} options={options} set={set} />;
  return (
    <Text
      label="Version"
      at="/engine/version"
      value={value}
      placeholder={none}
      code
      set={set}
      {...(allowed === null ? {} : { hint: `This server allows ${allowed.join(", ")}.` })}
    />
  );
}

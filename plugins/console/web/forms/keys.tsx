/** API keys: made, rotated and revoked. Only admin keys manage keys. */
import type { ApiKey, ApiKeyWithSecret } from "judgment-client";
import { useState } from "preact/hooks";
import { Pages, Table, When } from "../parts/index.ts";
import { callOf } from "../requests/call.ts";
import { useClient, useSession } from "../session.ts";
import { spaced } from "../words.ts";
import { Confirmed } from "./confirmed.tsx";
import { grace } from "./endpoint-secret.tsx";
import { Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";
import { Secret } from "./secret.tsx";

export function Keys() {
  const client = useClient();
  const own = useSession().organization?.key?.id;
  const [made, setMade] = useState<ApiKeyWithSecret | null>(null);
  const [turn, setTurn] = useState(0);
  const show = (key: ApiKeyWithSecret) => {
    setMade(key);
    setTurn(turn + 1);
  };
  return (
    <>
      {made && (
        <Secret
          label={`Value of ${made.name}`}
          value={made.key}
          note="Store it now. The service keeps only a hash and never shows it again."
        />
      )}
      <Pages<ApiKey>
        on={[turn]}
        load={async (cursor, signal) => {
          const page = await client.apiKeys.list({ limit: 100, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.api_keys, next: page.next_cursor };
        }}
      >
        {(rows, reload) => (
          <Table
            caption="API keys"
            captionHidden
            rows={rows}
            id={({ id }) => id}
            empty="No keys."
            columns={[
              { head: "Name", cell: (key) => `${key.name}${key.id === own ? " (this key)" : ""}` },
              { head: "May", cell: ({ admin, role }) => (admin ? "everything (admin)" : spaced(role)) },
              { head: "Namespaces", cell: ({ scope }) => (scope === null ? "all" : <code>{scope}</code>) },
              { head: "Last used", cell: ({ last_used_at }) => <When at={last_used_at} /> },
              { head: "Expires", cell: ({ expires_at }) => (expires_at === null ? "never" : <When at={expires_at} />) },
              { head: "Change", cell: (key) => <KeyLevers of={key} isOwn={key.id === own} shown={show} done={reload} /> },
            ]}
          />
        )}
      </Pages>
      <NewKey shown={show} />
    </>
  );
}

interface LeversProps {
  readonly of: ApiKey;
  readonly isOwn: boolean;
  readonly shown: (key: ApiKeyWithSecret) => void;
  readonly done: () => void;
}

function KeyLevers({ of: { id, name }, isOwn, shown, done }: LeversProps) {
  const own = isOwn ? " You are signed in with this key." : "";
  return (
    <div class="row">
      <Confirmed
        label={`Rotate ${name}`}
        consequence={`The service makes a new value for ${name} and shows it once. The old value stays valid for ${grace[0][1]}. Replace it everywhere in that time.${own}`}
        call={callOf("apiKeys", "rotate", { id, body: { previous_valid_for: grace[0][0] } })}
        done={shown}
      />
      <Confirmed
        label={`Revoke ${name}`}
        consequence={`Within a second, every program that uses ${name} is refused. Nobody can undo this.${own}`}
        call={callOf("apiKeys", "delete", { id })}
        done={done}
      />
    </div>
  );
}

const roles = [
  ["read_only", "read only"],
  ["read_write", "read and write"],
  ["admin", "everything, including keys (admin)"],
] as const;

function NewKey({ shown }: { readonly shown: (key: ApiKeyWithSecret) => void }) {
  const [name, setName] = useState("");
  const [role, setRole] = useState("read_only");
  const [scope, setScope] = useState("");
  const [expires, setExpires] = useState("");
  const [addresses, setAddresses] = useState("");
  const blocks = addresses.split(/[\s,]+/).filter(Boolean);
  const body = {
    name: name.trim(),
    role: role === "read_only" ? ("read_only" as const) : ("read_write" as const),
    ...(role === "admin" ? { admin: true } : {}),
    ...(scope.trim() === "" ? {} : { scope: scope.trim() }),
    ...(expires === "" ? {} : { expires_at: new Date(expires).toISOString() }),
    ...(blocks.length === 0 ? {} : { allowed_addresses: blocks }),
  };
  return (
    <>
      <h2>New key</h2>
      <Form
        label="Create the key"
        call={body.name === "" ? null : callOf("apiKeys", "create", { body })}
        done={(key) => {
          shown(key);
          setName("");
          return "Created. Its value is above.";
        }}
      >
        <Text label="Name of the key" at="/name" value={name} required maxLength={128} set={setName} />
        <Select label="What it may do" at={["/role", "/admin"]} value={role} options={roles} set={setRole} />
        <Text
          label="Only namespaces (empty: all)"
          at="/scope"
          hint="A namespace, or a prefix such as shop/*."
          value={scope}
          code
          set={setScope}
        />
        <Text label="Expires (empty: never)" at="/expires_at" type="datetime-local" value={expires} set={setExpires} />
        <Text
          label="Only from addresses (empty: all)"
          at="/allowed_addresses"
          hint="IP addresses or blocks such as 203.0.113.0/24, separated by commas."
          value={addresses}
          code
          set={setAddresses}
        />
      </Form>
    </>
  );
}

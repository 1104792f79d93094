/** Prefixes whose namespaces cost nothing, for tests. */
import type { NonProductionPrefix } from "judgment-client";
import { useState } from "preact/hooks";
import { Pages, Table, When } from "../parts/index.ts";
import { callOf } from "../requests/call.ts";
import { useClient } from "../session.ts";
import { Confirmed } from "./confirmed.tsx";
import { Text } from "./fields.tsx";
import { Form } from "./form.tsx";

export function NonProduction({ admin }: { readonly admin: boolean }) {
  const client = useClient();
  const [turn, setTurn] = useState(0);
  const [prefix, setPrefix] = useState("");
  const changed = () => setTurn(turn + 1);
  return (
    <>
      <Pages<NonProductionPrefix>
        on={[turn]}
        load={async (cursor, signal) => {
          const page = await client.nonProductionPrefixes.list({ limit: 100, signal, ...(cursor ? { cursor } : {}) });
          return { rows: page.non_production_prefixes, next: page.next_cursor };
        }}
      >
        {(rows) => (
          <Table
            caption="Non-production prefixes"
            captionHidden
            rows={rows}
            id={({ prefix }) => prefix}
            empty="None."
            columns={[
              { head: "Prefix", cell: ({ prefix }) => <code>{prefix}</code> },
              { head: "Since", cell: ({ created_at }) => <When at={created_at} /> },
              {
                head: "Change",
                cell: ({ prefix }) =>
                  admin && (
                    <Confirmed
                      label={`Make ${prefix} production`}
                      consequence={`From now on, what the namespaces of ${prefix} use costs, and counts against budgets.`}
                      call={callOf("nonProductionPrefixes", "delete", { prefix })}
                      done={changed}
                    />
                  ),
              },
            ]}
          />
        )}
      </Pages>
      {admin && (
        <Form
          label="Add the prefix"
          call={prefix.trim() === "" ? null : callOf("nonProductionPrefixes", "put", { prefix: prefix.trim() })}
          done={() => {
            changed();
            setPrefix("");
            return "Added.";
          }}
        >
          <Text label="Non-production prefix" at="path/prefix" value={prefix} code placeholder="test/*" set={setPrefix} />
        </Form>
      )}
    </>
  );
}

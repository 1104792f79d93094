/** Makes a group: aggregates for each value of an attribute. */
import type { GroupCreate } from "judgment-client";
import { useState } from "preact/hooks";
import { callOf } from "../requests/call.ts";
import { go } from "../router.ts";
import { Confirmed } from "./confirmed.tsx";
import { Check, readObject, Text } from "./fields.tsx";
import { Form } from "./form.tsx";

interface PlaceProps {
  readonly ns: string;
}

const kinds = ["sum", "avg", "min", "max", "quantiles"] as const;
const NOTHING = { sum: "", avg: "", min: "", max: "", quantiles: "" };

const says: Readonly<Record<(typeof kinds)[number], string>> = {
  sum: "Sums of",
  avg: "Averages of",
  min: "Smallest of",
  max: "Largest of",
  quantiles: "Quantiles of",
};

export function NewGroup({ ns }: PlaceProps) {
  const [name, setName] = useState("");
  const [key, setKey] = useState("");
  const [count, setCount] = useState(true);
  const [paths, setPaths] = useState(NOTHING);
  const [match, setMatch] = useState("");
  const [keep, setKeep] = useState("");
  const matching = readObject(match);
  const listed = kinds.flatMap((kind) => {
    const some = paths[kind].split(/[\s,]+/).filter(Boolean);
    return some.length === 0 ? [] : [[kind, some.map(pathOf)] as const];
  });
  const body: GroupCreate = {
    name: name.trim(),
    key: pathOf(key.trim()),
    aggregate: { ...(count ? { count } : {}), ...Object.fromEntries(listed) },
    ...(match.trim() === "" ? {} : { match: matching.value as NonNullable<GroupCreate["match"]> }),
    ...(keep.trim() === "" ? {} : { keep_keys: keep.trim() }),
  };
  const ready = body.name !== "" && key.trim() !== "" && matching.wrong === null && (count || listed.length > 0);
  return (
    <Form
      label="Create the group"
      call={ready ? callOf("groups", "create", { ns, body }) : null}
      done={() => {
        go("namespaces", ns, "groups", body.name);
        return "Created.";
      }}
    >
      <p>A group keeps figures for each value of an attribute. A job computes the first ones and judges nothing.</p>
      <Text
        label="Name"
        at="/name"
        value={name}
        required
        pattern="[A-Za-z0-9_\-]{1,128}"
        title="Letters, digits, _ and -"
        code
        set={setName}
      />
      <Text
        label="Attribute that documents are grouped by"
        at="/key"
        value={key}
        required
        code
        placeholder="customer"
        set={setKey}
      />
      <Check label="Count the documents" value={count} set={setCount} />
      {kinds.map((kind) => (
        <Text
          key={kind}
          label={says[kind]}
          at={`/aggregate/${kind}`}
          value={paths[kind]}
          code
          placeholder="amount"
          set={(text) => setPaths({ ...paths, [kind]: text })}
        />
      ))}
      <Text
        label="Only documents with (JSON; empty: all)"
        at="/match"
        value={match}
        code
        placeholder={'{"attributes.status": "open"}'}
        wrong={matching.wrong}
        set={setMatch}
      />
      <Text
        label="Forget a key that no document has after (empty: the default)"
        at="/keep_keys"
        value={keep}
        code
        placeholder="30d"
        pattern="[1-9][0-9]*[smhd]"
        title="A whole number and s, m, h or d"
        set={setKeep}
      />
    </Form>
  );
}

/** `customer` is short for `attributes.customer`. */
const pathOf = (name: string): string => (name === "" || name.includes(".") ? name : `attributes.${name}`);

export function DeleteGroup({ ns, name }: PlaceProps & { readonly name: string }) {
  return (
    <Confirmed
      label="Delete the group"
      consequence={`This deletes ${name} with its figures${ns.endsWith("/*") ? ", for every namespace under the prefix" : ""}. Documents stay. If a judgment reads the group, the service refuses.`}
      call={callOf("groups", "delete", { ns, name })}
      done={() => go("namespaces", ns, "groups")}
    />
  );
}

/** Draws documents for people to label. */
import type { Filter, LabelQueueCreate } from "judgment-client";
import { useState } from "preact/hooks";
import { callOf } from "../requests/call.ts";
import { count } from "../words.ts";
import { Area, read, Select, Text } from "./fields.tsx";
import { Form } from "./form.tsx";

type Strategy = LabelQueueCreate["strategy"];

const strategies: readonly (readonly [Strategy, string])[] = [
  ["random", "random: every document has the same chance"],
  ["stratified", "stratified: as many from each tenth of the probability"],
  ["uncertain", "uncertain: mostly near a probability"],
  ["disagreement", "disagreement: mostly where versions or engines differ"],
  ["new_epoch", "new epoch: only answers of the newest engine version"],
];

interface NewLabelQueueProps {
  readonly ns: string;
  readonly name: string;
  readonly made: (queue: string) => void;
}

export function NewLabelQueue({ ns, name, made }: NewLabelQueueProps) {
  const [strategy, setStrategy] = useState<string>("random");
  const [size, setSize] = useState("100");
  const [near, setNear] = useState("0.5");
  const [labelers, setLabelers] = useState("1");
  const [where, setWhere] = useState("");
  const filter = where.trim() === "" ? null : read(where);
  const body = {
    strategy: strategy as Strategy,
    size: Number(size),
    ...(strategy === "uncertain" ? { near: Number(near) } : {}),
    ...(labelers === "1" ? {} : { labelers: Number(labelers) }),
    ...(filter === null ? {} : { where: filter.value as Filter }),
  };
  const ready = size.trim() !== "" && (filter === null || filter.wrong === null);
  return (
    <details class="card">
      <summary>Draw documents to label</summary>
      <Form
        label="Draw"
        call={ready ? callOf("labelQueues", "create", { ns, name, body }) : null}
        done={({ id, items, population }) => {
          made(id);
          return `Drew ${count(items)} of ${count(population)} documents.`;
        }}
      >
        <Select label="How" at="/strategy" value={strategy} options={strategies} set={setStrategy} />
        {strategy === "uncertain" && (
          <Text label="Near the probability" at="/near" value={near} set={setNear} inputMode="decimal" />
        )}
        <Text label="Documents" at="/size" value={size} set={setSize} inputMode="numeric" />
        <Select
          label="People for each document"
          at="/labelers"
          value={labelers}
          options={["1", "2", "3", "4", "5"].map((one) => [one, one] as const)}
          set={setLabelers}
          hint="With two or more, people can be compared with each other."
        />
        <Area
          label="Only documents that match (a filter as JSON)"
          at="/where"
          value={where}
          set={setWhere}
          wrong={filter?.wrong ?? null}
          placeholder='["attributes.status", "Eq", "open"]'
          code
        />
      </Form>
    </details>
  );
}

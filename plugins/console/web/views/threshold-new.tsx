/** Another threshold of a judgment. */

import type { Judgment } from "judgment-client";
import { useState } from "preact/hooks";
import { useDoing } from "../load.ts";
import { Outcome } from "../parts/index.ts";
import { useClient } from "../session.ts";
import { spaced } from "../words.ts";
import { NONE, reach } from "./held-against.ts";
import { definitionOf } from "./judgments.tsx";

interface NewProps {
  readonly ns: string;
  readonly judgment: Judgment;
  readonly made: (name: string) => void;
}

export function ThresholdNew({ ns, judgment, made }: NewProps) {
  const client = useClient();
  const doing = useDoing();
  const definition = definitionOf(judgment);
  const options =
    definition?.type === "choice" && Array.isArray(definition.options) ? definition.options.map(({ value }) => value) : null;
  const [name, setName] = useState("");
  const [option, setOption] = useState(options?.[0] ?? NONE);
  const submit = (event: Event) => {
    event.preventDefault();
    void doing.run(async () => {
      const half = reach(judgment) / 2;
      const threshold = definition?.type === "choice" ? { value: option, gte: half } : half;
      await client.judgments.update({ ns, name: judgment.name, body: { thresholds: { [name]: threshold } } });
      setName("");
      made(name);
      return "Added at the middle value. Move it to the value you want.";
    });
  };
  return (
    <details class="card">
      <summary>Add a threshold</summary>
      <form class="row" onSubmit={submit}>
        <label class="field">
          Name
          <input
            required
            pattern="[A-Za-z0-9_\-]{1,128}"
            title="Letters, digits, _ and -"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        {definition?.type === "choice" && (
          <label class="field">
            Probability of
            <select value={option} onChange={({ currentTarget }) => setOption(currentTarget.value)}>
              {[...(options ?? []), NONE].map((one) => (
                <option key={one} value={one}>
                  {spaced(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" disabled={doing.busy || name === ""}>
          Add
        </button>
      </form>
      <Outcome of={doing} />
    </details>
  );
}

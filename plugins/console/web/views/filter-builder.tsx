/** Builds a condition from a field, an operator and a value, for people who prefer not to write JSON. */
import { useId, useState } from "preact/hooks";

const operators = ["Eq", "NotEq", "Lt", "Lte", "Gt", "Gte", "In", "NotIn", "Glob", "IGlob", "Contains", "ContainsAny"];

/** JSON if it parses, otherwise a string: `5` is a number, `open` and `"5"` are strings. */
export function typedValue(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** A filter with one more condition, which must also hold. */
export function withCondition(filter: string, condition: readonly [string, string, unknown]): string {
  const present = filter.trim() === "" ? null : JSON.parse(filter);
  if (present === null) return JSON.stringify(condition);
  return JSON.stringify(present[0] === "And" ? ["And", [...present[1], condition]] : ["And", [present, condition]]);
}

interface BuilderProps {
  /** Fields that suggest themselves; others can be typed. */
  readonly fields: readonly string[];
  readonly add: (condition: readonly [string, string, unknown]) => void;
}

export function FilterBuilder({ fields, add }: BuilderProps) {
  const list = useId();
  const [field, setField] = useState("");
  const [operator, setOperator] = useState("Eq");
  const [value, setValue] = useState("");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        add([field.trim(), operator, typedValue(value)]);
        setValue("");
      }}
    >
      <label class="field">
        Field
        <input
          class="code"
          list={list}
          required
          value={field}
          placeholder="attributes.status"
          onInput={({ currentTarget }) => setField(currentTarget.value)}
        />
      </label>
      <datalist id={list}>
        {fields.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <label class="field">
        Operator
        <select value={operator} onChange={({ currentTarget }) => setOperator(currentTarget.value)}>
          {operators.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label class="field">
        Value
        <input class="code" value={value} placeholder="open" onInput={({ currentTarget }) => setValue(currentTarget.value)} />
      </label>
      <button type="submit" disabled={field.trim() === ""}>
        Add condition
      </button>
    </form>
  );
}

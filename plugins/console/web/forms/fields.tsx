/** Fields of forms. Each shows what the service found wrong with its value. */
import type { ComponentChildren } from "preact";
import { isObject, parseOnce } from "../exact-json.ts";
import { useIssue } from "./issues.tsx";

interface FieldProps {
  readonly label: ComponentChildren;
  /** Where its value is in the request. */
  readonly at?: string | readonly string[] | undefined;
  readonly hint?: ComponentChildren;
  /** What is wrong with it before anything is sent. */
  readonly wrong?: string | null;
  readonly grows?: boolean;
}

interface Described {
  readonly id: string;
  readonly "aria-invalid"?: boolean;
  readonly "aria-describedby"?: string;
}

function Framed({
  label,
  at,
  hint,
  wrong = null,
  grows,
  children,
}: FieldProps & { readonly children: (described: Described) => ComponentChildren }) {
  const issue = useIssue(at);
  const said = wrong ?? issue.said;
  const ids = [said === null ? null : issue.id, hint ? `${issue.id}-hint` : null].filter(Boolean).join(" ");
  const input = `${issue.id}-input`;
  const described = {
    id: input,
    ...(said === null ? {} : { "aria-invalid": true }),
    ...(ids === "" ? {} : { "aria-describedby": ids }),
  };
  return (
    <div class={`entry ${grows ? "grows" : ""}`}>
      <label class="field" for={input}>
        {label}
        {children(described)}
      </label>
      {hint && (
        <p id={`${issue.id}-hint`} class="quiet small">
          {hint}
        </p>
      )}
      {said !== null && (
        <p id={issue.id} class="issue">
          {said}
        </p>
      )}
    </div>
  );
}

interface TextProps extends FieldProps {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly required?: boolean;
  readonly pattern?: string;
  readonly title?: string;
  readonly placeholder?: string;
  readonly type?: "text" | "email" | "url" | "datetime-local";
  readonly inputMode?: "decimal" | "numeric";
  readonly maxLength?: number;
  readonly list?: string;
  readonly code?: boolean;
}

export function Text({
  value,
  set,
  required,
  pattern,
  title,
  placeholder,
  inputMode,
  maxLength,
  list,
  code,
  ...field
}: TextProps) {
  const { type = "text", ...framed } = field;
  return (
    <Framed {...framed}>
      {(described) => (
        <input
          class={code ? "code" : ""}
          type={type}
          value={value}
          required={required}
          pattern={pattern}
          title={title}
          placeholder={placeholder}
          inputMode={inputMode}
          maxLength={maxLength}
          list={list}
          spellcheck={!code}
          onInput={({ currentTarget }) => set(currentTarget.value)}
          {...described}
        />
      )}
    </Framed>
  );
}

interface AreaProps extends FieldProps {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly rows?: number;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly code?: boolean;
}

export function Area({ value, set, rows = 3, required, placeholder, code, ...framed }: AreaProps) {
  return (
    <Framed {...framed} grows>
      {(described) => (
        <textarea
          class={code ? "code" : ""}
          value={value}
          rows={rows}
          required={required}
          placeholder={placeholder}
          spellcheck={!code}
          onInput={({ currentTarget }) => set(currentTarget.value)}
          {...described}
        />
      )}
    </Framed>
  );
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, called: string])[];
  readonly set: (value: string) => void;
}

export function Select({ value, options, set, ...framed }: SelectProps) {
  return (
    <Framed {...framed}>
      {(described) => (
        <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)} {...described}>
          {options.map(([one, called]) => (
            <option key={one} value={one}>
              {called}
            </option>
          ))}
        </select>
      )}
    </Framed>
  );
}

interface CheckProps {
  readonly label: ComponentChildren;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
}

export function Check({ label, value, set }: CheckProps) {
  return (
    <label class="radio">
      <input type="checkbox" checked={value} onChange={({ currentTarget }) => set(currentTarget.checked)} /> {label}
    </label>
  );
}

interface EitherProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, called: string])[];
  readonly set: (value: string) => void;
}

/** One of few, all of them in sight. */
export function Either({ label, name, value, options, set }: EitherProps) {
  return (
    <fieldset class="row middle plain">
      <legend>{label}</legend>
      {options.map(([one, called]) => (
        <label key={one} class="radio">
          <input type="radio" name={name} checked={value === one} onChange={() => set(one)} /> {called}
        </label>
      ))}
    </fieldset>
  );
}

/** JSON as it stands in a field. */
export function read(
  text: string,
  parse: (text: string) => unknown = parseOnce,
): { readonly value: unknown; readonly wrong: null } | { readonly value: null; readonly wrong: string } {
  try {
    return { value: parse(text), wrong: null };
  } catch (error) {
    const { message } = error as Error;
    return { value: null, wrong: error instanceof SyntaxError ? `This is not JSON: ${message}` : message };
  }
}

/** The same of an object. */
export function readObject(
  text: string,
  parse?: (text: string) => unknown,
): { readonly value: Record<string, unknown> | null; readonly wrong: string | null } {
  const { value, wrong } = read(text.trim() === "" ? "{}" : text, parse);
  if (wrong !== null) return { value: null, wrong };
  return isObject(value) ? { value, wrong: null } : { value: null, wrong: "This must be a JSON object: { … }." };
}

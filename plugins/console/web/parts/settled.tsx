/** What is typed or dragged: shown at once, and told once it has stood for a moment. */
import { useEffect, useRef, useState } from "preact/hooks";

const SETTLED_MS = 300;

/** The value as it stands here, and how to change it. `settle` hears of it after a pause; a page that was left says nothing more. */
export function useSettled(value: string, settle: (value: string) => void): [string, (value: string) => void] {
  const [own, setOwn] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setOwn(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      settle(next);
      setOwn(null);
    }, SETTLED_MS);
  };
  return [own ?? value, change];
}

interface SearchProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly set: (value: string) => void;
}

export function Search({ label, value, placeholder, set }: SearchProps) {
  const [typed, type] = useSettled(value, (next) => set(next.trim()));
  return (
    <label class="field">
      {label}
      <input type="search" value={typed} placeholder={placeholder} onInput={({ currentTarget }) => type(currentTarget.value)} />
    </label>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Values with what they are called. */
  readonly options: readonly (readonly [string, string])[];
  readonly set: (value: string) => void;
}

export function Choice({ label, value, options, set }: ChoiceProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value)}>
        {options.map(([one, called]) => (
          <option key={one} value={one}>
            {called}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A day to choose. */

export function Day({
  label,
  value,
  set,
}: {
  readonly label: string;
  readonly value: string;
  readonly set: (day: string) => void;
}) {
  return (
    <label class="field">
      {label}
      <input type="date" value={value} onChange={({ currentTarget }) => set(currentTarget.value)} />
    </label>
  );
}

/** A day begins at midnight UTC. */
export const startOf = (day: string) => `${day}T00:00:00.000Z`;

/** The rows of a definition: options, levels and thresholds. */
import { Area, Select, Text } from "./fields.tsx";
import type { Cut, Members, Option } from "./judgment-members.ts";

interface OptionsProps {
  readonly options: readonly Option[];
  readonly set: (options: readonly Option[]) => void;
}

export function OptionRows({ options, set }: OptionsProps) {
  const change = (at: number, changed: Partial<Option>) =>
    set(options.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  return (
    <fieldset class="rows">
      <legend>Options</legend>
      <p class="quiet small">"None of the above" is always one more option.</p>
      {options.map(({ value, description }, at) => (
        <div class="row" key={at}>
          <Text label={`Option ${at + 1}`} at={`/options/${at}/value`} value={value} set={(value) => change(at, { value })} />
          <Text
            label={`Meaning of option ${at + 1}`}
            at={`/options/${at}/description`}
            value={description}
            set={(description) => change(at, { description })}
          />
          <Remove what={`option ${at + 1}`} onClick={() => set(options.filter((_, place) => place !== at))} />
        </div>
      ))}
      <Add label="Add an option" onClick={() => set([...options, { value: "", description: "" }])} />
    </fieldset>
  );
}

interface LevelsProps {
  readonly levels: readonly string[];
  readonly set: (levels: readonly string[]) => void;
}

/** 2 to 10. */
export function LevelRows({ levels, set }: LevelsProps) {
  return (
    <fieldset class="rows">
      <legend>Levels, lowest first</legend>
      {levels.map((level, at) => (
        <div class="row" key={at}>
          <Area
            label={`Level ${at}`}
            at={`/criteria/${at}`}
            value={level}
            rows={1}
            required
            set={(text) => set(levels.map((one, place) => (place === at ? text : one)))}
          />
          {levels.length > 2 && <Remove what={`level ${at}`} onClick={() => set(levels.filter((_, place) => place !== at))} />}
        </div>
      ))}
      {levels.length < 10 && <Add label="Add a level" onClick={() => set([...levels, ""])} />}
    </fieldset>
  );
}

interface ThresholdsProps {
  readonly members: Members;
  readonly set: (thresholds: readonly Cut[]) => void;
}

export function ThresholdRows({ members: { type, thresholds, options, levels }, set }: ThresholdsProps) {
  const change = (at: number, changed: Partial<Cut>) =>
    set(thresholds.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  const most = type === "score" ? levels.length - 1 : 1;
  const named = options.map(({ value }) => value.trim()).filter(Boolean);
  return (
    <fieldset class="rows">
      <legend>Thresholds</legend>
      <p class="quiet small">
        A threshold is true when the answer's number is at least this: 0 to {most}. You can move it later.
      </p>
      {thresholds.map(({ name, number, option }, at) => (
        <div class="row" key={at}>
          <Text
            label={`Name of threshold ${at + 1}`}
            at="/thresholds"
            value={name}
            pattern="[A-Za-z0-9_\-]{1,128}"
            title="Letters, digits, _ and -"
            code
            set={(name) => change(at, { name })}
          />
          {type === "choice" && (
            <Select
              label={`Option of threshold ${at + 1}`}
              value={option}
              options={[["", "none of the above"], ...named.map((one) => [one, one] as const)]}
              set={(option) => change(at, { option })}
            />
          )}
          <Text
            label={`Least number of threshold ${at + 1}`}
            at={`/thresholds/${name}`}
            value={number}
            inputMode="decimal"
            pattern="[0-9]*\.?[0-9]+"
            title={`0 to ${most}`}
            set={(number) => change(at, { number })}
          />
          <Remove what={`threshold ${at + 1}`} onClick={() => set(thresholds.filter((_, place) => place !== at))} />
        </div>
      ))}
      <Add label="Add a threshold" onClick={() => set([...thresholds, { name: "", number: "", option: "" }])} />
    </fieldset>
  );
}

function Remove({ what, onClick }: { readonly what: string; readonly onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      Remove<span class="hidden"> {what}</span>
    </button>
  );
}

function Add({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <p>
      <button type="button" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

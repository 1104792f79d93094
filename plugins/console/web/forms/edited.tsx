/**
 * Fields of something that is there, and that others may change as well. A field that nobody touched follows what is loaded. A save sends only
 * what was changed here, so it reverts nothing that somebody else changed.
 */
import { useRef, useState } from "preact/hooks";

type Fields = Readonly<Record<string, string | boolean>>;

interface Edit {
  /** What the field showed before it was touched. */
  readonly was: string | boolean;
  readonly is: string | boolean;
  /** Whether the field was put back to what it shows by itself. It then follows what is loaded, unless a save changes that under it. */
  readonly back: boolean;
}

type Edits = Readonly<Record<string, Edit>>;

export interface Edited<T extends Fields> {
  /** As the fields show it. */
  readonly typed: T;
  set(next: T): void;
  /** Whether a field differs from what is loaded. */
  changed(...names: (keyof T)[]): boolean;
  /** Fields that somebody else has changed since they were touched here, with what they are now. */
  readonly overtaken: readonly (readonly [name: keyof T & string, now: string | boolean])[];
  /** Takes what is loaded for a field. */
  yield(name: keyof T & string): void;
  /** What the service answered to a save of these fields. It stands until the next load. What was typed meanwhile stays. */
  saved(now: T): void;
}

/** @param source What was loaded: another object with each load. Its owner loads it again after a save. */
export function useEdited<Source, T extends Fields>(source: Source, typedOf: (source: Source) => T): Edited<T> {
  const [answer, setAnswer] = useState<{ readonly over: Source; readonly now: T } | null>(null);
  const [edits, setEdits] = useState<Edits>({});
  const latest = useRef(source);
  latest.current = source;
  // An answer gives way to whatever is loaded after it, also if that is what was there before.
  const shown = answer !== null && answer.over === source ? answer.now : typedOf(source);
  const differing = Object.entries(edits).filter(([name, { is, back }]) => !back && is !== shown[name]);
  const typed = { ...shown, ...Object.fromEntries(differing.map(([name, { is }]) => [name, is])) } as T;
  const without = (name: string) => Object.fromEntries(Object.entries(edits).filter(([one]) => one !== name));
  return {
    typed,
    set(next) {
      const touched = Object.keys(next).filter((name) => next[name] !== typed[name]);
      const begun = new Map(differing.map(([name, { was }]) => [name, was]));
      const edited = touched.map((name) => {
        const is = next[name]!;
        return [name, { was: begun.get(name) ?? shown[name]!, is, back: is === shown[name] }] as const;
      });
      setEdits((before) => ({ ...before, ...Object.fromEntries(edited) }));
    },
    changed: (...names) => differing.some(([name]) => names.includes(name)),
    overtaken: differing.filter(([name, { was }]) => was !== shown[name]).map(([name]) => [name, shown[name]!]),
    yield: (name) => setEdits(without(name)),
    saved(now) {
      setAnswer({ over: latest.current, now });
      setEdits((before) => typedSince(edits, before, now));
    },
  };
}

/** Of the edits `now`, those that the saved ones did not have. A field that was saved and then typed in differs from what is `saved`. */
function typedSince(sent: Edits, now: Edits, saved: Fields): Edits {
  const since = Object.entries(now).flatMap(([name, edit]): [string, Edit][] => {
    const before = sent[name];
    if (before === undefined || before.back) return edit.back ? [] : [[name, edit]];
    return edit.is === before.is ? [] : [[name, { was: saved[name]!, is: edit.is, back: false }]];
  });
  return Object.fromEntries(since);
}

interface OvertakenProps<T extends Fields> {
  readonly of: Edited<T>;
  /** The fields' labels. */
  readonly called: Readonly<Record<keyof T, string>>;
  /** How people read a value; as it is typed, unless given. */
  readonly say?: (name: keyof T & string, value: string | boolean) => string;
}

/** Tells who changes a field that somebody else has changed it meanwhile. */
export function Overtaken<T extends Fields>({ of, called, say = (_, value) => sayField(value) }: OvertakenProps<T>) {
  if (of.overtaken.length === 0) return null;
  return (
    <div role="alert" class="issue">
      {of.overtaken.map(([name, now]) => (
        <p key={name}>
          Somebody else has changed “{called[name]}” since you began. It is now: {say(name, now)}.{" "}
          <button type="button" onClick={() => of.yield(name)}>
            Keep theirs
          </button>{" "}
          A save puts yours in its place.
        </p>
      ))}
    </div>
  );
}

const sayField = (value: string | boolean): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : value === "" ? "empty" : value;

/** What can happen to the service and its twin, drawn at random. */
import fc from "fast-check";
import type { Content, Definition, Freshness } from "./model.ts";

export const NAMES = ["one", "two"] as const;
export const PLACES = ["a", "b", "*"] as const;
export const IDS = ["d1", "d2", "d3"] as const;

type Place = (typeof PLACES)[number];
type Name = (typeof NAMES)[number];
type Namespace = "a" | "b";

export type Event =
  | { is: "create"; place: Place; name: Name; definition: Definition; freshness: Freshness; threshold: number }
  | { is: "version"; place: Place; name: Name; definition: Definition }
  | { is: "activate"; place: Place; name: Name; nth: number }
  | { is: "deactivate"; place: Place; name: Name }
  | { is: "change"; place: Place; name: Name; freshness: Partial<Freshness>; threshold: number | undefined }
  | { is: "write"; namespace: Namespace; documents: readonly ({ id: string } & Content)[]; waitFor: readonly Name[] }
  | { is: "delete"; namespace: Namespace; id: string }
  | { is: "read"; namespace: Namespace; id: string }
  | { is: "query"; namespace: Namespace; name: Name }
  | { is: "pass"; ms: number }
  | { is: "restart" };

const place = fc.constantFrom(...PLACES);
const name = fc.constantFrom(...NAMES);
const namespace = fc.constantFrom("a" as const, "b" as const);
const threshold = fc.constantFrom(0.2, 0.5, 0.8);

const definition: fc.Arbitrary<Definition> = fc.record({
  question: fc.constantFrom("Is it urgent?", "Is it late?", "Is it ours?"),
  fields: fc.constantFrom(null, ["state.text"], ["attributes.kind", "state.text"]),
  kind: fc.constantFrom(null, null, "x"),
});

const members = {
  policy: fc.constantFrom("on_write" as const, "on_write" as const, "on_read" as const, "manual" as const),
  debounce_ms: fc.constantFrom(0, 5_000, 20_000),
  max_wait_ms: fc.constantFrom(7_000, 60_000),
};
const freshness: fc.Arbitrary<Freshness> = fc.record(members);

const content = {
  attributes: fc.record({ kind: fc.constantFrom("x", "y"), seen: fc.nat(2) }),
  state: fc.record({ text: fc.constantFrom("help", "thanks") }),
};
const documents = fc.uniqueArray(fc.record({ id: fc.constantFrom(...IDS), ...content }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 3,
});

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant("create" as const), place, name, definition, freshness, threshold }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("version" as const), place, name, definition }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("activate" as const), place, name, nth: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("deactivate" as const), place, name }) },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant("change" as const),
      place,
      name,
      freshness: fc.record(members, { requiredKeys: [] }),
      threshold: fc.option(threshold, { nil: undefined }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      is: fc.constant("write" as const),
      namespace,
      documents,
      waitFor: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...NAMES]) }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("delete" as const), namespace, id: fc.constantFrom(...IDS) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("read" as const), namespace, id: fc.constantFrom(...IDS) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("query" as const), namespace, name }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant("pass" as const), ms: fc.constantFrom(1_000, 5_000, 20_000, 100_000) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("restart" as const) }) },
);

/** Something to judge by comes first, or most of a life would be empty. */
export const life: fc.Arbitrary<Event[]> = fc
  .tuple(
    fc.record({ is: fc.constant("create" as const), place, name, definition, freshness, threshold }),
    fc.array(event, { minLength: 10, maxLength: 30 }),
  )
  .map(([first, rest]) => [first, ...rest]);

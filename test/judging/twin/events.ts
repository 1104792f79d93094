/** Random events for the service and its twin. */
import fc from "fast-check";
import type { Content, Relation } from "./contexts.ts";
import type { Definition, Engine, Freshness } from "./records.ts";

/** `three` shows answers to `one`. The others show only documents. */
export const NAMES = ["one", "two", "three"] as const;
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
  | { is: "delete namespace"; namespace: Namespace }
  | { is: "read"; namespace: Namespace; id: string }
  | { is: "query"; namespace: Namespace; name: Name }
  | { is: "engine"; engine: Engine }
  | { is: "pass"; ms: number }
  | { is: "restart"; nth: number };

/** A life: the number of processes, and the events. */
export interface Life {
  processes: 1 | 2;
  events: readonly Event[];
}

const place = fc.constantFrom(...PLACES, "*" as const);
const name = fc.constantFrom(...NAMES);
const namespace = fc.constantFrom("a" as const, "b" as const);
const threshold = fc.constantFrom(0.2, 0.5, 0.8);
const one = <const Is extends string, T>(is: Is, rest: fc.Arbitrary<T>) => rest.map((drawn) => ({ is, ...drawn }));

const there = fc.constantFrom(false, false, true);
const last_n = fc.constantFrom(1, 50);
const others = fc.record({
  by: fc.constantFrom("reference" as const, "key" as const),
  there,
  fields: fc.constantFrom(["state.text"], null),
  answers: fc.constant(null),
  last_n,
});
const answers = fc.constantFrom("cut" as const, "band" as const);
const ofOthers = fc.record({
  by: fc.constantFrom("reference" as const, "key" as const),
  there,
  fields: fc.constantFrom(null, ["state.text"]),
  answers,
  last_n,
});
const ofItself = fc.record({
  by: fc.constant("self" as const),
  there: fc.constant(false),
  fields: fc.constant(null),
  answers,
  last_n,
});

const definitionOf = (related: fc.Arbitrary<readonly Relation[]>) =>
  fc.record({
    question: fc.constantFrom("Is it urgent?", "Is it late?", "Is it ours?"),
    fields: fc.constantFrom(null, ["state.text"], ["attributes.kind", "state.text"]),
    kind: fc.constantFrom(null, null, "x"),
    related,
    previous: fc.constantFrom(null, null, "last_answer" as const, "created" as const),
  });
const nothing = fc.constant([] as Relation[]);
const plain: fc.Arbitrary<Definition> = definitionOf(
  fc.oneof({ weight: 2, arbitrary: nothing }, fc.array(others, { maxLength: 2 })),
);
const reader: fc.Arbitrary<Definition> = definitionOf(fc.array(fc.oneof(ofOthers, ofItself), { minLength: 1, maxLength: 2 }));
const definedOf = (name: Name) => (name === "three" ? reader : plain).map((definition) => ({ name, definition }));
const defined = name.chain(definedOf);

const members = {
  policy: fc.constantFrom(
    "on_write" as const,
    "on_write" as const,
    "on_write" as const,
    "on_read" as const,
    "manual" as const,
    "periodic" as const,
  ),
  debounce_ms: fc.constantFrom(0, 0, 5_000, 20_000),
  max_wait_ms: fc.constantFrom(7_000, 60_000),
  fanout_ms: fc.constantFrom(0, 0, 10_000),
};
/** Only the policy `periodic` has an interval. */
const withInterval = <T extends { policy?: string }>(freshness: T) =>
  freshness.policy === "periodic" ? { ...freshness, interval_ms: 60_000 } : freshness;
const freshness: fc.Arbitrary<Freshness> = fc.record(members).map(withInterval);
const changes: fc.Arbitrary<Partial<Freshness>> = fc.record(members, { requiredKeys: [] }).map(withInterval);

const content = {
  attributes: fc.record(
    { kind: fc.constantFrom("x", "y"), seen: fc.nat(2), key: fc.constantFrom("k", "l"), ref: fc.constantFrom(...IDS) },
    { requiredKeys: ["kind", "seen"] },
  ),
  state: fc.record({ text: fc.constantFrom("help", "thanks", "hello") }),
};
const documents = fc.uniqueArray(fc.record({ id: fc.constantFrom(...IDS), ...content }), {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 3,
});
const engine: fc.Arbitrary<Engine> = fc.constantFrom<Engine[]>(
  { is: "well" },
  { is: "refusing" },
  { is: "away", forMs: 0 },
  { is: "away", forMs: 3_000 },
);

const creationOf = (own: typeof defined) =>
  fc
    .tuple(place, own, freshness, threshold)
    .map(([place, own, freshness, threshold]) => ({ is: "create" as const, place, ...own, freshness, threshold }));

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: creationOf(defined) },
  { weight: 1, arbitrary: fc.tuple(place, defined).map(([place, own]) => ({ is: "version" as const, place, ...own })) },
  { weight: 2, arbitrary: one("activate", fc.record({ place, name, nth: fc.nat(2) })) },
  { weight: 1, arbitrary: one("deactivate", fc.record({ place, name })) },
  {
    weight: 3,
    arbitrary: one("change", fc.record({ place, name, freshness: changes, threshold: fc.option(threshold, { nil: undefined }) })),
  },
  {
    weight: 10,
    arbitrary: one(
      "write",
      fc.record({
        namespace,
        documents,
        waitFor: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray([...NAMES]) }),
      }),
    ),
  },
  { weight: 1, arbitrary: one("delete", fc.record({ namespace, id: fc.constantFrom(...IDS) })) },
  { weight: 1, arbitrary: one("delete namespace", fc.record({ namespace })) },
  { weight: 2, arbitrary: one("read", fc.record({ namespace, id: fc.constantFrom(...IDS) })) },
  { weight: 1, arbitrary: one("query", fc.record({ namespace, name })) },
  { weight: 2, arbitrary: one("engine", fc.record({ engine })) },
  { weight: 4, arbitrary: one("pass", fc.record({ ms: fc.constantFrom(1_000, 5_000, 20_000, 70_000) })) },
  { weight: 1, arbitrary: one("restart", fc.record({ nth: fc.nat(1) })) },
);

/** Definitions come first, or most of a life would be empty. Judgments come before those that read them. */
export const life: fc.Arbitrary<Life> = fc
  .tuple(
    fc.constantFrom(1 as const, 2 as const),
    creationOf(definedOf("one")),
    creationOf(fc.constantFrom("two" as const, "three" as const).chain(definedOf)),
    fc.array(event, { minLength: 10, maxLength: 30 }),
  )
  .map(([processes, first, second, rest]) => ({ processes, events: [first, second, ...rest] }));

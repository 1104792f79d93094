/** Random changes of judgments on a few namespaces and prefixes. */
import fc from "fast-check";

export interface Definition {
  /** The judgment whose answer it shows, and the threshold by which it is cut. */
  reads: { name: string; cut: string } | null;
}

const owners = ["a/*", "a/*", "a/b/*", "a/x", "a/x", "a/b/x", "a", "c"];
/** The places where the test checks what applies, including some on which nothing was ever created. */
export const places = ["a", "a/x", "a/new", "a/b", "a/b/x", "a/b/new", "c", "ab"];
const names = ["p", "q", "r"];
const thresholds = ["s", "t"];

const definition = fc.record<Definition>({
  reads: fc.option(fc.record({ name: fc.constantFrom(...names), cut: fc.constantFrom(...thresholds) }), { freq: 2 }),
});
const on = { owner: fc.constantFrom(...owners), name: fc.constantFrom(...names) };
const some = fc.subarray(thresholds);

const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...on, is: fc.constant("create" as const), definition, thresholds: some }) },
  { weight: 2, arbitrary: fc.record({ ...on, is: fc.constant("version" as const), definition }) },
  { weight: 2, arbitrary: fc.record({ ...on, is: fc.constant("activate" as const), version: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ ...on, is: fc.constant("deactivate" as const) }) },
  { weight: 2, arbitrary: fc.record({ ...on, is: fc.constant("update" as const), set: some, drop: some }) },
  { weight: 2, arbitrary: fc.record({ ...on, is: fc.constant("delete" as const) }) },
  { weight: 1, arbitrary: fc.record({ owner: fc.constantFrom("a", "a/x", "a/b/x"), is: fc.constant("forget" as const) }) },
);
export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Many changes need something to read. The prelude, if there is one, creates it first. */
const prelude: Change[] = [
  { is: "create", owner: "a/*", name: "p", definition: { reads: null }, thresholds: ["s", "t"] },
  { is: "create", owner: "a/*", name: "q", definition: { reads: { name: "p", cut: "s" } }, thresholds: ["s"] },
];

export const changes: fc.Arbitrary<Change[]> = fc
  .tuple(fc.boolean(), fc.array(change, { minLength: 4, maxLength: 16 }))
  .map(([begun, more]) => [...(begun ? prelude : []), ...more]);

const reading = (name: string): Definition => ({ reads: { name, cut: "s" } });

/** Each kind of change, both accepted and refused. */
export const example: Change[] = [
  ...prelude,
  { is: "delete", owner: "a/*", name: "p" },
  { is: "update", owner: "a/*", name: "p", set: [], drop: ["s"] },
  { is: "create", owner: "a/x", name: "p", definition: { reads: null }, thresholds: [] },
  { is: "version", owner: "a/*", name: "p", definition: reading("q") },
  { is: "create", owner: "a/*", name: "r", definition: { reads: null }, thresholds: ["s"] },
  { is: "version", owner: "a/*", name: "p", definition: reading("r") },
  { is: "activate", owner: "a/*", name: "p", version: 2 },
  { is: "deactivate", owner: "a/*", name: "q" },
  { is: "activate", owner: "a/*", name: "p", version: 2 },
  { is: "activate", owner: "a/*", name: "q", version: 1 },
  { is: "update", owner: "a/x", name: "p", set: ["t"], drop: [] },
  { is: "delete", owner: "a/*", name: "q" },
];

/** A version that differs from the previous one only in its initial thresholds. */
export const sameQuestion: Change[] = [
  { is: "create", owner: "a/*", name: "p", definition: { reads: null }, thresholds: ["s", "t"] },
  { is: "version", owner: "a/*", name: "p", definition: { reads: null } },
  { is: "activate", owner: "a/*", name: "p", version: 2 },
];

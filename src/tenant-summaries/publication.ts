/**
 * The document that a tenant is published as. Of each published group it has the rows that the group lists, by key: their labels in
 * `state.groups`, and in `state.source` the numbers that those were cut from. Aggregates without bands appear in neither, nor do keys of too
 * few documents, which would tell of single ones. Where keys are hashed, `state.source` alone has them as they are.
 */
import { createHmac } from "node:crypto";
import type { Band, GroupKey, TenantBands } from "#generated/types.ts";
import type { State } from "#src/documents/documents.ts";
import { canonical, type Json, type JsonObject } from "#src/json.ts";
import { rootOf } from "#src/templates/owners.ts";
import type { NamedRow, NamedRows } from "./published-groups.ts";
import type { SummaryRow } from "./sql.ts";
import { bandKey } from "./summary-rules.ts";

/** The attribute `kind` of a tenant's document. */
export const KIND = "tenant";

/** A document is kept to about so many bytes: where it would be larger, the rows of the fewest documents are left out. */
const MOST_BYTES = 1024 * 1024;

/** The namespace that a template's tenants are published in. */
export function templateNamespace(template: string): string {
  return rootOf(template).slice(0, -1);
}

export interface Publication {
  /** What is compared: a tenant whose document says the same is unchanged. */
  groups: JsonObject;
  source: JsonObject;
}

/** What of its rows a tenant publishes. */
export type PublishedTerms = Pick<SummaryRow, "bands" | "minCount" | "keys" | "keySalt">;

/** Null where no group has a key with as many documents as are asked for. */
export function publicationOf(
  namespace: string,
  terms: PublishedTerms,
  { asOf, rows }: Pick<NamedRows, "asOf" | "rows">,
): Publication | null {
  for (let most = 1_000; ; most = Math.floor(most / 2)) {
    const published = [...rows].flatMap(([group, all]): [string, Row[]][] => {
      const shown = publishedRows(terms, group, (all ?? []).slice(0, most));
      return shown.length === 0 ? [] : [[group, shown]];
    });
    if (published.length === 0) return null;
    const labels = published.map(([group, some]) => [group, some.map(({ shown, bands }) => ({ key: shown, bands }))]);
    const values = published.map(([group, some]) => [group, some.map(({ key, values }) => ({ key, values }))]);
    const source = { namespace, as_of: asOf, groups: Object.fromEntries(values) };
    const publication = { groups: Object.fromEntries(labels), source };
    if (most === 1 || JSON.stringify(publication).length <= MOST_BYTES) return publication;
  }
}

interface Row {
  key: GroupKey;
  /** The key as it is published. */
  shown: GroupKey;
  bands: Record<string, string>;
  values: Record<string, number>;
}

function bandsOf(all: TenantBands, group: string): ReadonlyMap<string, readonly Band[]> {
  const own = Object.entries(all).filter(([key]) => bandKey(key).group === group);
  return new Map(own.map(([key, bands]) => [bandKey(key).aggregate, bands]));
}

/** By key, so that numbers which move within their bands change nothing. */
function publishedRows(terms: PublishedTerms, group: string, rows: readonly NamedRow[]): Row[] {
  const bands = bandsOf(terms.bands, group);
  if (bands.size === 0) return [];
  return rows
    .filter(({ documents }) => documents >= terms.minCount)
    .map(({ key, values }) => {
      const shown = [...bands].filter(([aggregate]) => values[aggregate] !== undefined);
      return {
        key,
        shown: terms.keys === "hashed" ? hashOf(terms.keySalt!, key) : key,
        bands: Object.fromEntries(shown.map(([aggregate, steps]) => [aggregate, labelOf(steps, values[aggregate]!)])),
        values: Object.fromEntries(shown.map(([aggregate]) => [aggregate, values[aggregate]!])),
      };
    })
    .sort((one, other) => (orderOf(one.shown) < orderOf(other.shown) ? -1 : 1));
}

const orderOf = (key: GroupKey) => `${typeof key} ${key}`;

const HASH_BYTES = 16;

/** The same for all tenants of a summary, and of no other, so that their rows can be held against each other. */
function hashOf(salt: Buffer, key: GroupKey): string {
  return createHmac("sha256", salt).update(orderOf(key)).digest().subarray(0, HASH_BYTES).toString("base64url");
}

/** A number takes the label of the last band that it reaches, and one below them all that of the first. */
function labelOf(bands: readonly Band[], number: number): string {
  return (bands.findLast(({ gte }) => number >= gte) ?? bands[0]!).label;
}

export interface StoredPublication {
  attributes: Readonly<Record<string, Json>>;
  state: State;
}

/** Characters of a state that this service has published, as the store writes it, with spaces. */
const MOST_STORED = 2 * MOST_BYTES;

/** Whether a document of the template's namespace is one of a tenant. */
export function isPublication(document: Pick<StoredPublication, "attributes">): boolean {
  return document.attributes.kind === KIND;
}

/** Whether a document says already what is to be published. */
export function says(document: StoredPublication, { groups }: Publication): boolean {
  const { attributes, state } = document;
  if (state.text.length > MOST_STORED || canonical(attributes as Json) !== canonical({ kind: KIND })) return false;
  return canonical(state.tree.groups ?? null) === canonical(groups);
}

export function documentOf(namespace: string, { groups, source }: Publication, at: Date) {
  return { id: namespace, attributes: { kind: KIND }, state: { groups, source, published_at: at.toISOString() } };
}

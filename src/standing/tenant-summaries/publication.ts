/**
 * The document that publishes a tenant. For each published group it has the rows by key: their band labels in `state.groups`.
 * `state.source` has the numbers behind the labels. Aggregates without bands appear in neither. Nor do keys with few documents, because
 * they could reveal single documents. If keys are hashed, only `state.source` has the original keys.
 */
import { createHmac } from "node:crypto";
import type { Band, GroupKey, TenantBands } from "#generated/types.ts";
import { canonical, type Json, type JsonObject } from "#src/foundation/json/json.ts";
import type { State } from "#src/records/documents/documents.ts";
import { rootOf } from "#src/records/templates/owners.ts";
import type { NamedRow, NamedRows } from "./published-groups.ts";
import type { SummaryRow } from "./sql.ts";
import { bandKey } from "./summary-rules.ts";

/** The attribute `kind` of a tenant's document. */
export const KIND = "tenant";

/** The approximate size limit of a document. If it would be larger, the rows with the fewest documents are left out. */
const MOST_BYTES = 1024 * 1024;

/** The namespace in which a template's tenants are published. */
export function templateNamespace(template: string): string {
  return rootOf(template).slice(0, -1);
}

export interface Publication {
  /** This part is compared. If it is the same as in the tenant's document, the tenant is unchanged. */
  groups: JsonObject;
  source: JsonObject;
}

/** What a tenant publishes of its rows. */
export type PublishedTerms = Pick<SummaryRow, "bands" | "minCount" | "keys" | "keySalt">;

/** Null if no group has a key with enough documents. */
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
  /** The key as published. */
  shown: GroupKey;
  bands: Record<string, string>;
  values: Record<string, number>;
}

function bandsOf(all: TenantBands, group: string): ReadonlyMap<string, readonly Band[]> {
  const own = Object.entries(all).filter(([key]) => bandKey(key).group === group);
  return new Map(own.map(([key, bands]) => [bandKey(key).aggregate, bands]));
}

/** Sorted by key, so numbers that move within their bands change nothing. */
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

/** The hash is the same for all tenants of a summary, so that their rows can be compared, and different in other summaries. */
function hashOf(salt: Buffer, key: GroupKey): string {
  return createHmac("sha256", salt).update(orderOf(key)).digest().subarray(0, HASH_BYTES).toString("base64url");
}

/** The label of the last band whose bound the number reaches. A number below all bands gets the first label. */
function labelOf(bands: readonly Band[], number: number): string {
  return (bands.findLast(({ gte }) => number >= gte) ?? bands[0]!).label;
}

export interface StoredPublication {
  attributes: Readonly<Record<string, Json>>;
  state: State;
}

/** The most characters of a state that this service has published, as the database writes it, with spaces. */
const MOST_STORED = 2 * MOST_BYTES;

/** Whether a document of the template's namespace represents a tenant. */
export function isPublication(document: Pick<StoredPublication, "attributes">): boolean {
  return document.attributes.kind === KIND;
}

/** Whether a document already has the content to publish. */
export function says(document: StoredPublication, { groups }: Publication): boolean {
  const { attributes, state } = document;
  if (state.length > MOST_STORED || canonical(attributes as Json) !== canonical({ kind: KIND })) return false;
  return canonical(state.tree.groups ?? null) === canonical(groups);
}

export function documentOf(namespace: string, { groups, source }: Publication, at: Date) {
  return { id: namespace, attributes: { kind: KIND }, state: { groups, source, published_at: at.toISOString() } };
}

/**
 * What a query must know about a namespace before it can plan. It is cached in memory. A query sends its statements based on the cache and
 * at the same time checks whether the cache is current. So it takes one round trip, and a second one only after a change.
 *
 * An `eventual` query uses the cached judgments, with their versions and thresholds. It still sees current documents and answers, because
 * the indexes that find them must be complete.
 */

import type { Transaction } from "#src/foundation/db/database.ts";
import type { Clock } from "#src/foundation/time/clock.ts";
import type { ApplicableJudgments } from "#src/judging/definitions/applicable.ts";
import type { Judgment } from "#src/judging/definitions/judgment.ts";
import { readyAttributes } from "#src/records/attributes/indexes.ts";
import type { NamespaceRef } from "#src/records/namespace-ref.ts";
import { namespaceByName } from "#src/records/namespaces/namespaces.ts";
import { keyOf } from "#src/records/namespaces/sequence.ts";
import { type Planning, plan } from "./planning.ts";
import { readManifest } from "./sql.ts";

export interface Manifest {
  readonly namespaceId: number;
  readonly sequence: number;
  readonly documents: number;
  /** The size of all documents. */
  readonly bytes: number;
  /** By name, including inactive ones. */
  readonly judgments: ReadonlyMap<string, Judgment>;
  /** The attributes whose indexes are complete. */
  readonly attributes: ReadonlySet<string>;
}

/** The maximum age of the judgments that an `eventual` query uses. */
export const EVENTUAL_MS = 60_000;
const MOST_HELD = 10_000;

export class Manifests {
  readonly #applicable: ApplicableJudgments;
  readonly #clock: Clock;
  readonly #planning: Planning;
  readonly #held = new Map<string, { manifest: Manifest; at: number }>();

  constructor(applicable: ApplicableJudgments, clock: Clock, planning: Planning) {
    this.#applicable = applicable;
    this.#clock = clock;
    this.#planning = planning;
  }

  /** The cached manifest, if any. */
  held(ref: NamespaceRef): Manifest | undefined {
    return this.#held.get(keyOf(ref))?.manifest;
  }

  /**
   * Reads the current manifest. From here on the transaction uses index plans.
   *
   * @param eventual whether judgments up to a minute old are allowed
   * @throws ServiceError `not_found`
   */
  async read(tx: Transaction, ref: NamespaceRef, eventual: boolean): Promise<Manifest> {
    plan(tx, this.#planning);
    const held = this.#held.get(keyOf(ref));
    const row = held && (await readManifest(tx, ref.organizationId, held.manifest.namespaceId));
    if (!held || !row) return this.#hold(ref, await this.#readByName(tx, ref));
    const { epoch, attributes: ready, ...namespace } = row;
    // Reuse the same object while its content is the same, so that identity can be compared.
    const attributes = sameMembers(held.manifest.attributes, ready) ? held.manifest.attributes : new Set(ready);
    if (eventual && this.#clock.now().getTime() - held.at <= EVENTUAL_MS) {
      return { ...namespace, attributes, judgments: held.manifest.judgments };
    }
    const judgments = await this.#applicable.at(tx, ref.organizationId, ref.name, epoch);
    return this.#hold(ref, { ...namespace, attributes, judgments });
  }

  async #readByName(tx: Transaction, { organizationId, name }: NamespaceRef): Promise<Manifest> {
    const namespace = await namespaceByName(tx, organizationId, name);
    const { namespace_id: namespaceId, document_count: documents, sequence, bytes } = namespace;
    const judgments = await this.#applicable.of(tx, organizationId, name);
    return { namespaceId, documents, sequence, bytes, judgments, attributes: await readyAttributes(tx, namespaceId) };
  }

  #hold(ref: NamespaceRef, manifest: Manifest): Manifest {
    if (this.#held.size >= MOST_HELD) this.#held.clear();
    this.#held.set(keyOf(ref), { manifest, at: this.#clock.now().getTime() });
    return manifest;
  }
}

/** Whether a query gives the same result with both manifests. The size of the namespace does not matter. */
export function sameManifest(one: Manifest, other: Manifest): boolean {
  return one.namespaceId === other.namespaceId && one.judgments === other.judgments && one.attributes === other.attributes;
}

function sameMembers(set: ReadonlySet<string>, names: readonly string[]): boolean {
  return set.size === names.length && names.every((name) => set.has(name));
}

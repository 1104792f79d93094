/**
 * What must be known of a namespace before anything is looked for in it. It is held in memory, so that a query sends its statements by what was
 * held and asks in the same breath whether that still holds: one round trip, and a second only where something has changed. An `eventual`
 * query goes by the judgments that were held, with their versions and thresholds; documents and answers it sees as they are, since what
 * finds them has to be whole.
 */
import { readyAttributes } from "#src/attributes/indexes.ts";
import type { Clock } from "#src/clock.ts";
import type { Transaction } from "#src/db/database.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { namespaceByName } from "#src/namespaces/namespaces.ts";
import { keyOf, type NamespaceRef } from "#src/namespaces/sequence.ts";
import { plan } from "./planning.ts";
import { readManifest } from "./sql.ts";

export interface Manifest {
  readonly namespaceId: number;
  readonly sequence: number;
  readonly documents: number;
  /** Of all documents. */
  readonly bytes: number;
  /** By name, also those that do not answer. */
  readonly judgments: ReadonlyMap<string, Judgment>;
  /** The attributes whose indexes are whole. */
  readonly attributes: ReadonlySet<string>;
}

/** How old the judgments that an `eventual` query goes by may be. */
export const EVENTUAL_MS = 60_000;
const MOST_HELD = 10_000;

export class Manifests {
  readonly #applicable: ApplicableJudgments;
  readonly #clock: Clock;
  readonly #held = new Map<string, { manifest: Manifest; at: number }>();

  constructor(applicable: ApplicableJudgments, clock: Clock) {
    this.#applicable = applicable;
    this.#clock = clock;
  }

  /** What was last known, if anything. */
  held(ref: NamespaceRef): Manifest | undefined {
    return this.#held.get(keyOf(ref))?.manifest;
  }

  /**
   * What is; from here on the transaction plans by indexes.
   * @param eventual whether judgments may be those of up to a minute ago
   * @throws ServiceError `not_found`
   */
  async read(tx: Transaction, ref: NamespaceRef, eventual: boolean): Promise<Manifest> {
    plan(tx, "indexed");
    const held = this.#held.get(keyOf(ref));
    const row = held && (await readManifest(tx, ref.organizationId, held.manifest.namespaceId));
    if (!held || !row) return this.#hold(ref, await this.#readByName(tx, ref));
    const { epoch, attributes: ready, ...namespace } = row;
    // One object as long as it says the same, to be told by identity.
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

/** Whether a query that went by one has done what it would have by the other. How large the namespace is makes no difference. */
export function sameManifest(one: Manifest, other: Manifest): boolean {
  return one.namespaceId === other.namespaceId && one.judgments === other.judgments && one.attributes === other.attributes;
}

function sameMembers(set: ReadonlySet<string>, names: readonly string[]): boolean {
  return set.size === names.length && names.every((name) => set.has(name));
}

/**
 * What must be known of a namespace before anything is looked for in it. It is held in memory, so that a query sends its statements by what was
 * held and asks in the same breath whether that still holds: one round trip, and a second only where something has changed. An `eventual`
 * query does not ask.
 */
import { readyAttributes } from "#src/attributes/indexes.ts";
import type { Clock } from "#src/clock.ts";
import type { Session } from "#src/db/database.ts";
import type { ApplicableJudgments } from "#src/judgments/applicable.ts";
import type { Judgment } from "#src/judgments/judgment.ts";
import { type NamespaceRow, namespaceByName, namespaceIfLiving } from "#src/namespaces/namespaces.ts";
import { keyOf, type NamespaceRef } from "#src/namespaces/sequence.ts";

export interface Manifest {
  readonly namespace: NamespaceRow;
  /** By name, also those that do not answer. */
  readonly judgments: ReadonlyMap<string, Judgment>;
  /** The attributes whose indexes are whole. */
  readonly attributes: ReadonlySet<string>;
}

/** How old what an `eventual` query goes by may be. */
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

  /** @throws ServiceError `not_found` */
  async read(session: Session, ref: NamespaceRef): Promise<Manifest> {
    const held = this.held(ref);
    const manifest =
      (held && (await this.#readById(session, ref, held.namespace.namespace_id))) ?? (await this.#readByName(session, ref));
    return this.#hold(ref, held && sameManifest(held, manifest) ? { ...held, namespace: manifest.namespace } : manifest);
  }

  /** The same, with judgments and attributes as they were up to a minute ago. */
  async readEventually(session: Session, ref: NamespaceRef): Promise<Manifest> {
    const held = this.#held.get(keyOf(ref));
    if (!held || this.#clock.now().getTime() - held.at > EVENTUAL_MS) return this.read(session, ref);
    const namespace = await namespaceIfLiving(session, held.manifest.namespace.namespace_id);
    return namespace ? { ...held.manifest, namespace } : this.read(session, ref);
  }

  async #readById(session: Session, { organizationId, name }: NamespaceRef, namespaceId: number): Promise<Manifest | undefined> {
    const [namespace, judgments, attributes] = await Promise.all([
      namespaceIfLiving(session, namespaceId),
      this.#applicable.of(session, organizationId, name),
      readyAttributes(session, namespaceId),
    ]);
    return namespace && { namespace, judgments, attributes };
  }

  async #readByName(session: Session, { organizationId, name }: NamespaceRef): Promise<Manifest> {
    const namespace = await namespaceByName(session, organizationId, name);
    const [judgments, attributes] = await Promise.all([
      this.#applicable.of(session, organizationId, name),
      readyAttributes(session, namespace.namespace_id),
    ]);
    return { namespace, judgments, attributes };
  }

  #hold(ref: NamespaceRef, manifest: Manifest): Manifest {
    if (this.#held.size >= MOST_HELD) this.#held.clear();
    this.#held.set(keyOf(ref), { manifest, at: this.#clock.now().getTime() });
    return manifest;
  }
}

/** Whether a query that went by one has done what it would have by the other. How large the namespace is makes no difference. */
export function sameManifest(one: Manifest, other: Manifest): boolean {
  return (
    one.namespace.namespace_id === other.namespace.namespace_id &&
    one.judgments === other.judgments &&
    one.attributes.size === other.attributes.size &&
    [...one.attributes].every((name) => other.attributes.has(name))
  );
}

/** A namespace in the model between two operations: everything that readers may see. */
import {
  bytesOf,
  type ModelDocuments,
  type ModelResult,
  type ModelWrite,
  namedBy,
  written,
} from "#test/api/support/document-model.ts";

/** From the first write to the deletion. */
export interface Life {
  /** A namespace deleted and written again is another one. */
  readonly number: number;
  readonly sequence: number;
  readonly documents: ModelDocuments;
  /** Names of attributes, sorted. */
  readonly declared: readonly string[];
}

export interface World {
  readonly lives: number;
  /** The sequence at which the last life that is over was deleted: the next goes on from there. */
  readonly ended: number;
  /** Null where the namespace is not there. */
  readonly life: Life | null;
}

export const NOTHING: World = { lives: 0, ended: 0, life: null };

/** The sequence of the next commit. */
export function nextSequence({ life, ended }: World): number {
  return (life?.sequence ?? ended) + 1;
}

/** The writes of one commit: it ends at a sequence, and each of its writes gives the documents that it names revisions up to that. */
export interface Commit {
  readonly sequence: number;
  readonly revisionOf: (request: ModelWrite, id: string) => number;
}

/**
 * A commit of these writes in this order, none of which is refused. Of one document each write has a revision of its own, the last one
 * that of the commit.
 */
export function commitOf(world: World, writes: readonly ModelWrite[]): Commit {
  const writers = new Map<string, ModelWrite[]>();
  for (const write of writes) for (const id of namedBy(write)) writers.set(id, [...(writers.get(id) ?? []), write]);
  const most = Math.max(1, ...[...writers.values()].map(({ length }) => length));
  const sequence = nextSequence(world) + most - 1;
  const revisionOf = (write: ModelWrite, id: string) => {
    const all = writers.get(id)!;
    return sequence - (all.length - 1 - all.indexOf(write));
  };
  return { sequence, revisionOf };
}

/** What a write makes of the world as one of those of a commit; null where it is to be refused. */
export function committed(world: World, request: ModelWrite, commit: Commit): { world: World; results: ModelResult[] } | null {
  const { sequence, revisionOf } = commit;
  const life = world.life ?? { number: world.lives + 1, sequence: world.ended, documents: new Map(), declared: [] };
  const outcome = written(life.documents, request, (id) => revisionOf(request, id));
  if (outcome === null) return null;
  const { documents, results } = outcome;
  return { world: { ...world, lives: life.number, life: { ...life, sequence, documents } }, results };
}

export function declared(world: World, attributes: readonly string[]): World | null {
  return world.life && { ...world, life: { ...world.life, declared: attributes.toSorted() } };
}

export function deleted({ lives, life }: World): World | null {
  // The deletion has a sequence of its own, which exits of subscriptions carry.
  return life && { lives, ended: life.sequence + 1, life: null };
}

/** What reading the namespace shows of it. */
export function shown({ sequence, documents, declared }: Life): object {
  return { sequence, document_count: documents.size, bytes: bytesOf(documents), declared };
}

/** The same for worlds that nobody can tell apart. */
export function fingerprint({ lives, ended, life }: World): string {
  if (life === null) return JSON.stringify([lives, ended]);
  const documents = [...life.documents].sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([lives, life.sequence, life.declared, documents]);
}

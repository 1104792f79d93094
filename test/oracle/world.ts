/** A namespace as the model knows it between two things that happen: the whole of what readers may see. */
import { bytesOf, type ModelDocuments, type ModelResult, type ModelWrite, written } from "#test/api/support/document-model.ts";

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
  /** The sequence that the last life that is over came to: the next goes on from there. */
  readonly ended: number;
  /** Null where the namespace is not there. */
  readonly life: Life | null;
}

export const NOTHING: World = { lives: 0, ended: 0, life: null };

/** The sequence of the next commit. */
export function nextSequence({ life, ended }: World): number {
  return (life?.sequence ?? ended) + 1;
}

/** What a write makes of the world as one of those of the commit with this sequence; null where it is to be refused. */
export function committed(world: World, request: ModelWrite, sequence: number): { world: World; results: ModelResult[] } | null {
  const life = world.life ?? { number: world.lives + 1, sequence: world.ended, documents: new Map(), declared: [] };
  const outcome = written(life.documents, request, sequence);
  if (outcome === null) return null;
  const { documents, results } = outcome;
  return { world: { ...world, lives: life.number, life: { ...life, sequence, documents } }, results };
}

export function declared(world: World, attributes: readonly string[]): World | null {
  return world.life && { ...world, life: { ...world.life, declared: attributes.toSorted() } };
}

export function deleted({ lives, life }: World): World | null {
  return life && { lives, ended: life.sequence, life: null };
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

/**
 * What was really written to a namespace, after any kills. Each write also names a document of its own. Commits name their documents, so
 * they tell which writes took place, and in which order. The writers know the contents.
 */
import { expect } from "vitest";
import type { Victims } from "../victims.ts";

export interface Content {
  attributes: Record<string, string | number | boolean | string[]>;
  n: number;
}

/** A document from a sequence on. */
export interface Version {
  sequence: number;
  /** The sequence at which this life of it began. */
  incarnation: number;
  /** Null: not there. */
  content: Content | null;
}

export interface Sent {
  documents: ReadonlyMap<string, Content | null>;
  /** What it was answered; null where nobody heard of it again. */
  answered: number | null;
}

export const MARK = "mark/";

export class Truth {
  readonly sent = new Map<string, Sent>();
  readonly versions = new Map<string, Version[]>();
  #read = 0;

  /** Takes over what has been committed since it was asked last. */
  async read(victims: Victims, namespace: string): Promise<void> {
    const commits = (await victims.query(`
      select c.sequence::int as sequence, c.document_ids from namespace_names n join commits c using (namespace_id)
      where n.name = '${namespace}' and c.kind = 'documents' and c.sequence > ${this.#read} order by c.sequence`)) as {
      sequence: number;
      document_ids: string[];
    }[];
    const found = new Map<string, number>();
    for (const { sequence, document_ids } of commits) {
      this.#read = sequence;
      for (const mark of document_ids.filter((id) => id.startsWith(MARK))) {
        found.set(mark, sequence);
        for (const [id, content] of this.sent.get(mark)!.documents) this.#add(id, sequence, content);
      }
    }
    for (const [mark, { answered }] of this.sent) {
      if (answered !== null) expect(found.get(mark) ?? this.#known.get(mark), `${mark} was answered`).toBe(answered);
    }
    for (const [mark, sequence] of found) this.#known.set(mark, sequence);
  }

  readonly #known = new Map<string, number>();

  #add(id: string, sequence: number, content: Content | null): void {
    const versions = this.versions.get(id) ?? [];
    const last = versions.at(-1);
    const incarnation = last?.content ? last.incarnation : sequence;
    this.versions.set(id, [...versions, { sequence, incarnation, content }]);
  }

  /** A document as it was at a sequence. */
  at(id: string, sequence: number): Version | undefined {
    return this.versions.get(id)?.findLast((version) => version.sequence <= sequence);
  }

  /** What there is now. */
  *now(): Generator<[string, Version & { content: Content }]> {
    for (const [id, versions] of this.versions) {
      const last = versions.at(-1)!;
      if (last.content) yield [id, last as Version & { content: Content }];
    }
  }
}

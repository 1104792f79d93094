/** Collects documents and sends them to the database in several statements. */
import { unawaited } from "#src/foundation/db/session.ts";
import type { Draft } from "./composition.ts";
import { type Content, contentOf } from "./content.ts";
import type { DocumentLists } from "./sql.ts";

/**
 * The size of one statement. The database works on one while the next is prepared. A thousand small documents fill a few
 * statements.
 */
export const STATEMENT_BYTES = 256 * 1024;
/** The maximum number of unanswered statements, because they wait in memory. */
const MOST_UNANSWERED = 8;

export class Records {
  readonly #send: (lists: DocumentLists) => Promise<void>;
  readonly #unanswered: Promise<void>[] = [];
  #lists = emptyLists();
  #bytes = 0;
  #sent = false;

  constructor(send: (lists: DocumentLists) => Promise<void>) {
    this.#send = send;
  }

  add({ namespaceId, sequence }: { namespaceId: number; sequence: number }, id: string, draft: Draft): Content {
    const content = draft.content ?? contentOf(id, draft);
    const lists = this.#lists;
    lists.namespaceIds.push(namespaceId);
    lists.sequences.push(sequence);
    // An id contains no character that an array literal must quote. But an id could be read as the literal's null.
    lists.ids.push(`"${id}"`);
    lists.incarnations.push(draft.incarnation ?? "null");
    lists.created.push(draft.createdAt?.toISOString() ?? "null");
    lists.bytes.push(content.bytes);
    lists.attributes.push(content.attributes);
    lists.states.push(content.state);
    this.#bytes += content.bytes;
    return content;
  }

  /** Sends a statement when it is full. If it returns a promise, await it, so that not everything waits in memory at once. */
  pass(): Promise<void> | null {
    if (this.#bytes < STATEMENT_BYTES) return null;
    this.flush();
    return this.#unanswered.length < MOST_UNANSWERED ? null : this.#unanswered.shift()!;
  }

  /** How many have not been sent. */
  get count(): number {
    return this.#lists.ids.length;
  }

  /** Whether a statement was sent. */
  get sent(): boolean {
    return this.#sent;
  }

  /** Those that have not been sent. The caller writes them itself. */
  take(): Lists {
    const lists = this.#lists;
    this.#lists = emptyLists();
    this.#bytes = 0;
    return lists;
  }

  /** Sends the rest. */
  flush(): void {
    if (this.#lists.ids.length === 0) return;
    const lists = this.#lists;
    const sent = this.#send({
      namespaceIds: `{${lists.namespaceIds.join(",")}}`,
      sequences: `{${lists.sequences.join(",")}}`,
      ids: `{${lists.ids.join(",")}}`,
      incarnations: `{${lists.incarnations.join(",")}}`,
      created: `{${lists.created.join(",")}}`,
      bytes: `{${lists.bytes.join(",")}}`,
      attributes: `[${lists.attributes.join(",")}]`,
      states: `[${lists.states.join(",")}]`,
    });
    unawaited(sent);
    this.#sent = true;
    this.#unanswered.push(sent);
    this.#lists = emptyLists();
    this.#bytes = 0;
  }
}

/** Each member in the form in which it stands in an array. */
export type Lists = { [list in keyof DocumentLists]: (string | number)[] };

function emptyLists(): Lists {
  return { namespaceIds: [], sequences: [], ids: [], incarnations: [], created: [], bytes: [], attributes: [], states: [] };
}

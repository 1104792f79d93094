/** Documents on their way to the store, collected and sent a statement at a time. */
import { unawaited } from "#src/db/session.ts";
import type { Draft } from "./composition.ts";
import { type Content, contentOf } from "./content.ts";
import type { DocumentLists } from "./sql.ts";

/** What is sent in one statement: the store works on one while the next is made, and a thousand small documents are a few of them. */
const STATEMENT_BYTES = 256 * 1024;
/** Statements that the store has not answered yet: they wait in memory. */
const MOST_UNANSWERED = 8;

export class Records {
  readonly #send: (lists: DocumentLists) => Promise<void>;
  readonly #unanswered: Promise<void>[] = [];
  #lists = emptyLists();
  #bytes = 0;

  constructor(send: (lists: DocumentLists) => Promise<void>) {
    this.#send = send;
  }

  add({ namespaceId, sequence }: { namespaceId: number; sequence: number }, id: string, draft: Draft): Content {
    const content = draft.content ?? contentOf(id, draft);
    const lists = this.#lists;
    lists.namespaceIds.push(namespaceId);
    lists.sequences.push(sequence);
    // An id has no character that an array's text would have to quote, but may read as its null.
    lists.ids.push(`"${id}"`);
    lists.incarnations.push(draft.incarnation ?? "null");
    lists.created.push(draft.createdAt?.toISOString() ?? "null");
    lists.bytes.push(content.bytes);
    lists.attributes.push(content.attributes);
    lists.states.push(content.state);
    this.#bytes += content.bytes;
    return content;
  }

  /** Sends what fills a statement; to be awaited where it says so, lest everything waits in memory at once. */
  pass(): Promise<void> | null {
    if (this.#bytes < STATEMENT_BYTES) return null;
    this.flush();
    return this.#unanswered.length < MOST_UNANSWERED ? null : this.#unanswered.shift()!;
  }

  /** Sends what there is. */
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
    this.#unanswered.push(sent);
    this.#lists = emptyLists();
    this.#bytes = 0;
  }
}

type Lists = { [list in keyof DocumentLists]: (string | number)[] };

function emptyLists(): Lists {
  return { namespaceIds: [], sequences: [], ids: [], incarnations: [], created: [], bytes: [], attributes: [], states: [] };
}

/** What a definition reads beside the document: answers of other judgments, and a group. */

import { pointerToken } from "typespec-koa-runtime/json";
import type { JudgmentDefinition } from "#generated/types.ts";

export interface Read {
  kind: "judgment" | "group";
  /** The name of the judgment or group, as it is resolved where it is read. */
  name: string;
  /** The namespace that the relation names. Null means each namespace where the reader applies. */
  elsewhere: string | null;
  /** The threshold by which an answer is cut. */
  cut: string | null;
  /** Whether its number is shown in bands. */
  banded: boolean;
  /** The JSON pointer of the name within the definition. */
  path: string;
  /** For a group: the aggregates that are named, with their pointers. */
  aggregates?: readonly { name: string; path: string }[];
}

export function readsOf({ context }: Pick<JudgmentDefinition, "context">): Read[] {
  const answers = (context?.related ?? []).flatMap(({ namespace = null, answers = [] }, relation) =>
    answers.map(({ judgment: name, cut = null, band }, at): Read => {
      const path = `/context/related/${relation}/answers/${at}/judgment`;
      return { kind: "judgment", name, elsewhere: namespace, cut, banded: band !== undefined, path };
    }),
  );
  if (!context?.group) return answers;
  const { name, aggregates = [], bands = {} } = context.group;
  const named = [
    ...aggregates.map((each, at) => ({ name: each, path: `/context/group/aggregates/${at}` })),
    ...Object.keys(bands).map((each) => ({ name: each, path: `/context/group/bands/${pointerToken(each)}` })),
  ];
  const path = "/context/group/name";
  return [...answers, { kind: "group", name, elsewhere: null, cut: null, banded: false, path, aggregates: named }];
}

/** A plain judgment reads no answers. Only plain judgments can be read, so no judgment can depend on itself. */
export function isPlain(definition: Pick<JudgmentDefinition, "context">): boolean {
  return readsOf(definition).every(({ kind }) => kind !== "judgment");
}

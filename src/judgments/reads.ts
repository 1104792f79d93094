/** What a definition reads besides the document: answers of other judgments, and a group. */
import type { JudgmentDefinition } from "#generated/types.ts";

export interface Read {
  kind: "judgment" | "group";
  /** The judgment or group, by the name it has where it is read. */
  name: string;
  /** The namespace it is read in, where the relation names one; null: wherever the reader applies. */
  elsewhere: string | null;
  /** The threshold that an answer is cut by. */
  cut: string | null;
  /** Whether its number is shown in bands. */
  banded: boolean;
  /** The pointer of the name, within the definition. */
  path: string;
  /** Of a group, the aggregates that are named, and where. */
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
    ...Object.keys(bands).map((each) => ({ name: each, path: `/context/group/bands/${pointerOf(each)}` })),
  ];
  const path = "/context/group/name";
  return [...answers, { kind: "group", name, elsewhere: null, cut: null, banded: false, path, aggregates: named }];
}

function pointerOf(member: string): string {
  return member.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** A plain judgment reads no answers; only such a one can be read, so that no judgment comes to depend on itself. */
export function isPlain(definition: Pick<JudgmentDefinition, "context">): boolean {
  return readsOf(definition).every(({ kind }) => kind !== "judgment");
}

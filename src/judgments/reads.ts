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
}

export function readsOf({ context }: Pick<JudgmentDefinition, "context">): Read[] {
  const answers = (context?.related ?? []).flatMap(({ namespace = null, answers = [] }, relation) =>
    answers.map(({ judgment: name, cut = null, band }, at): Read => {
      const path = `/context/related/${relation}/answers/${at}/judgment`;
      return { kind: "judgment", name, elsewhere: namespace, cut, banded: band !== undefined, path };
    }),
  );
  if (!context?.group) return answers;
  const { name } = context.group;
  return [...answers, { kind: "group", name, elsewhere: null, cut: null, banded: false, path: "/context/group/name" }];
}

/** A plain judgment reads no answers; only such a one can be read, so that no judgment comes to depend on itself. */
export function isPlain(definition: Pick<JudgmentDefinition, "context">): boolean {
  return readsOf(definition).every(({ kind }) => kind !== "judgment");
}

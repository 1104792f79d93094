import type { JudgmentDefinition } from "#generated/types.ts";

/** Whether documents of a namespace share answers to a judgment. Answers are never shared beyond a namespace. */
export function isShared({ reuse }: Pick<JudgmentDefinition, "reuse">): boolean {
  return reuse === "namespace";
}

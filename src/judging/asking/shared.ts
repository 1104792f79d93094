import type { JudgmentDefinition } from "#generated/types.ts";

type Definition = Pick<JudgmentDefinition, "reuse">;

/** Whether documents share answers to a judgment. */
export function isShared({ reuse }: Definition): boolean {
  return reuse === "namespace" || reuse === "organization";
}

/** Whether documents share them in all namespaces of the judgment. Its owner is in one organization, so no other one sees them. */
export function isSharedAcross({ reuse }: Definition): boolean {
  return reuse === "organization";
}

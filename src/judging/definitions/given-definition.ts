import type { VersionCreate } from "#generated/types.ts";

/** A definition as the client sent it. */
export type GivenDefinition = Omit<VersionCreate, "name">;

import type { EnginePlugin } from "#src/judging/engines/engine.ts";
import { LocalEngine } from "./local-engine.ts";

/** Needs no configuration. */
export const localPlugin: EnginePlugin = { name: "local", create: () => new LocalEngine() };

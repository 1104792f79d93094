/** The engines that this service knows, by name. A further one is a further plugin in this list. */
import type { Engine, EnginePlugin } from "#src/judging/engines/engine.ts";
import { embeddingPlugin } from "./embedding/index.ts";
import { jevPlugin } from "./jev/index.ts";
import { localPlugin } from "./local/index.ts";
import { onnxPlugin } from "./onnx/index.ts";
import { openaiPlugin } from "./openai/index.ts";

export const enginePlugins: readonly EnginePlugin[] = [localPlugin, embeddingPlugin, onnxPlugin, jevPlugin, openaiPlugin];

export interface CreatedEngines {
  /** The configured ones, by name. */
  engines: ReadonlyMap<string, Engine>;
  /** The others: engine name to what would configure it, such as `set OPENAI_API_KEY`. */
  missing: ReadonlyMap<string, string>;
}

/**
 * Makes every engine that the environment configures.
 * @throws {Error} naming the variable, where one is set to what its engine cannot use
 */
export function createEngines(environment: Readonly<Record<string, string | undefined>>): CreatedEngines {
  const engines = new Map<string, Engine>();
  const missing = new Map<string, string>();
  for (const { name, create } of enginePlugins) {
    const made = create(environment);
    if ("missing" in made) missing.set(name, `set ${made.missing}`);
    else if ("cure" in made) missing.set(name, made.cure);
    else engines.set(name, made);
  }
  return { engines, missing };
}

/**
 * Has engines load what they need. If one cannot, all are closed.
 * @throws {Error} that says what it cannot use
 */
export async function startEngines(engines: Iterable<Engine>): Promise<void> {
  const all = [...engines];
  try {
    await Promise.all(all.map((engine) => engine.start?.()));
  } catch (error) {
    await Promise.all(all.map((engine) => engine.close()));
    throw error;
  }
}

/** The thread that has the model: texts in, numbers out. Null asks it to end. */
import { parentPort, workerData } from "node:worker_threads";
import { loadModel } from "./model.ts";
import type { ModelFolder } from "./model-folder.ts";
import type { Packages } from "./runtime.ts";

const { folder, packages } = workerData as { folder: ModelFolder; packages: Packages };
const port = parentPort!;
const model = loadModel(folder, packages);
// Whoever asks is told.
model.catch(() => {});
let isEnding = false;

port.on("message", async (texts: readonly string[] | null) => {
  if (texts === null) {
    isEnding = true;
    port.close();
    return;
  }
  try {
    const { read } = await model;
    const all: number[] = [];
    for (const text of texts) {
      if (isEnding) return;
      all.push(...(await read(text)));
    }
    const vectors = Float32Array.from(all);
    port.postMessage({ vectors }, [vectors.buffer]);
  } catch (error) {
    // Customers may see the message, so it does not say where the files are.
    const reason = error instanceof Error ? error.message : String(error);
    port.postMessage({ fault: reason.replaceAll(folder.path, "(folder)") });
  }
});

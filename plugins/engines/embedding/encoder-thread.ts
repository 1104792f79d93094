/** The thread that has the model: texts in, vectors out. */
import { parentPort } from "node:worker_threads";
import { loadModel } from "./model.ts";

const port = parentPort!;
const model = loadModel();

port.on("message", async (texts: readonly string[]) => {
  try {
    const vectors = await (await model).encode(texts);
    port.postMessage({ vectors }, [vectors.buffer as ArrayBuffer]);
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});

/**
 * A service process reduced to its store, for tests that need several processes or kill one. It prints its results and obeys words on
 * stdin.
 */
import { createInterface } from "node:readline";
import { embeddedStore } from "#plugins/stores/embedded/index.ts";
import { createLogger } from "#src/foundation/log/log.ts";

const store = embeddedStore({ dataDir: process.argv[2]!, log: createLogger({ level: "silent" }) });
try {
  const connection = await store.start();
  console.log(JSON.stringify({ connection, description: store.describe() }));
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }));
  process.exit(1);
}

for await (const word of createInterface({ input: process.stdin })) {
  if (word === "stop") {
    await store.stop();
    process.exit(0);
  }
  if (word === "fail") throw new Error("This process fails without stopping its store.");
}

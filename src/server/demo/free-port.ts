/** A free port: the usual one, so that addresses stay the same between runs, or any other if it is taken. */
import { createServer } from "node:net";

export async function freePort(preferred: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(0));
    probe.listen(preferred, "127.0.0.1", () => probe.close(() => resolve(preferred)));
  });
}

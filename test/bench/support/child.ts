/** A server of a bench in a process of its own. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

export interface Child {
  /** What the process sent first: for a server, `{ port }`. */
  readonly hello: Record<string, number>;
  readonly pid: number;
  ask(question: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a module with Node's `fork` and waits for its first message. */
export async function startChild(module: URL, args: readonly string[] = []): Promise<Child> {
  const child: ChildProcess = fork(module, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const exited = once(child, "exit");
  const hello = await Promise.race([
    once(child, "message"),
    exited.then(() => Promise.reject(new Error(`${module.pathname} ended at its start.`))),
  ]);
  return {
    hello: hello[0],
    pid: child.pid!,
    async ask(question) {
      child.send(question as object);
      return (await once(child, "message"))[0];
    },
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/**
 * A load generator that costs little, so that on two cores the server is what is measured: raw connections, each sending the same bytes
 * again as soon as the response is whole. Runs as a child process; asked `{ port, request, connections, ms }`, it answers with responses
 * a second, or with what was wrong with the first response that was not a 200.
 */
import { connect, type Socket } from "node:net";

interface Question {
  readonly port: number;
  readonly request: string;
  readonly connections: number;
  readonly ms: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;

class Connection {
  readonly #socket: Socket;
  readonly #request: Buffer;
  readonly #onResponse: () => boolean;
  readonly #onFault: (fault: string) => void;
  #rest: Buffer | null = null;

  constructor(port: number, request: Buffer, onResponse: () => boolean, onFault: (fault: string) => void) {
    this.#request = request;
    this.#onResponse = onResponse;
    this.#onFault = onFault;
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => this.#socket.write(request));
    this.#socket.on("data", (chunk) => this.#take(chunk));
    this.#socket.on("error", (error) => onFault(error.message));
  }

  #take(chunk: Buffer): void {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = bytes;
    const end = bytes.indexOf(HEAD_END);
    if (end === -1) return;
    const head = bytes.toString("latin1", 0, end);
    const length = Number(LENGTH.exec(head)?.[1] ?? 0);
    if (bytes.length < end + 4 + length) return;
    this.#rest = null;
    if (!head.startsWith("HTTP/1.1 200")) this.#onFault(bytes.toString("utf8").slice(0, 1000));
    else if (this.#onResponse()) this.#socket.write(this.#request);
  }

  close(): void {
    this.#socket.destroy();
  }
}

function measure({ port, request, connections, ms }: Question): Promise<{ rate: number } | { fault: string }> {
  return new Promise((resolve) => {
    let count = 0;
    const bytes = Buffer.from(request);
    const started = process.hrtime.bigint();
    const finish = (result: { rate: number } | { fault: string }) => {
      clearTimeout(timer);
      for (const connection of all) connection.close();
      resolve(result);
    };
    const answered = () => {
      count++;
      return true;
    };
    const timer = setTimeout(() => finish({ rate: count / (Number(process.hrtime.bigint() - started) / 1e9) }), ms);
    const all = Array.from({ length: connections }, () => new Connection(port, bytes, answered, (fault) => finish({ fault })));
  });
}

process.on("message", async (question: Question) => {
  process.send?.(await measure(question));
});
process.send?.({ ready: 1 });
process.on("disconnect", () => process.exit());

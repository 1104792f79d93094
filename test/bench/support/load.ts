/**
 * A load generator with little cost, so that on two cores the server is measured. Each raw connection sends its request again as soon as
 * the response is complete.
 *
 * It runs as a child process. For `{ port, request, connections, ms }` it returns responses a second and the 99th percentile of the times
 * to the end of a response, or the fault of the first response that was not a 200.
 *
 * - With `requests`, the connections take them in turn.
 * - Each `NUMBER` in a request is replaced by another number every time.
 * - With `pauseMs`, a connection waits that long before it sends again.
 */
import { connect, type Socket } from "node:net";
import { Template } from "./request-template.ts";

interface Question {
  readonly port: number;
  readonly request?: string;
  readonly requests?: readonly string[];
  readonly connections: number;
  readonly ms: number;
  readonly pauseMs?: number;
}

/** Times in milliseconds. */
export type LoadAnswer = { rate: number; p99: number } | { fault: string };

const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;

class Connection {
  readonly #socket: Socket;
  readonly #request: Template;
  readonly #onResponse: (ms: number) => void;
  readonly #pauseMs: number;
  #sentAt = 0;
  readonly #onFault: (fault: string) => void;
  #rest: Buffer | null = null;

  constructor(
    { port, pauseMs = 0 }: Question,
    request: Template,
    onResponse: (ms: number) => void,
    onFault: (fault: string) => void,
  ) {
    this.#request = request;
    this.#pauseMs = pauseMs;
    this.#onResponse = onResponse;
    this.#onFault = onFault;
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true }, () => this.#send());
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
    else {
      this.#onResponse(performance.now() - this.#sentAt);
      if (this.#pauseMs > 0) setTimeout(() => this.#send(), this.#pauseMs);
      else this.#send();
    }
  }

  #send(): void {
    if (this.#socket.destroyed) return;
    this.#sentAt = performance.now();
    this.#socket.write(this.#request.next());
  }

  close(): void {
    this.#socket.destroy();
  }
}

function measure(question: Question): Promise<LoadAnswer> {
  const { request = "", requests = [request], connections, ms } = question;
  return new Promise((resolve) => {
    const times: number[] = [];
    const templates = requests.map((text) => new Template(text));
    const started = performance.now();
    const finish = (result: LoadAnswer) => {
      clearTimeout(timer);
      for (const connection of all) connection.close();
      resolve(result);
    };
    const timer = setTimeout(() => {
      const rate = (times.length * 1000) / (performance.now() - started);
      times.sort((one, other) => one - other);
      finish({ rate, p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY });
    }, ms);
    const all = Array.from({ length: connections }, (_, at) => {
      const answered = (took: number) => void times.push(took);
      return new Connection(question, templates[at % templates.length]!, answered, (fault) => finish({ fault }));
    });
  });
}

if (process.send) {
  process.on("message", async (question: Question) => {
    process.send?.(await measure(question));
  });
  process.send({ ready: 1 });
  process.on("disconnect", () => process.exit());
}

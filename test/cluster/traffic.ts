/**
 * Clients of several namespaces, one each: write a document, read it back, ask for the newest ones; again and again. They note what the service
 * has acknowledged. That, and what they have read, is the oracle of the fault tests: it shares nothing with the service.
 */
import type { TestResponse, TestService } from "#test/support/service.ts";

export const ROUNDS = Number(process.env.CLUSTER_FAULT_ROUNDS ?? 1);

interface Client {
  readonly namespace: string;
  readonly acknowledged: string[];
  /** Writes that were sent, acknowledged or not. */
  sent: number;
  /** Whole rounds without a refusal. */
  rounds: number;
  readonly refused: { readonly what: string; readonly status: number; readonly text: string }[];
  /** The longest request, in milliseconds. */
  longestMs: number;
}

export class Traffic {
  readonly #service: TestService;
  readonly #clients: Client[];
  readonly #waitFor: readonly string[];
  #going = false;
  #running: Promise<unknown> = Promise.resolve();

  /** @param waitFor the judgments that each write waits for */
  constructor(service: TestService, namespaces: readonly string[], waitFor: readonly string[] = []) {
    this.#service = service;
    this.#waitFor = waitFor;
    const none = () => ({ acknowledged: [], sent: 0, rounds: 0, refused: [], longestMs: 0 });
    this.#clients = namespaces.map((namespace) => ({ namespace, ...none() }));
  }

  start(): void {
    this.#going = true;
    this.#running = Promise.all(this.#clients.map((client) => this.#run(client)));
  }

  async stop(): Promise<void> {
    this.#going = false;
    await this.#running;
  }

  /** The fewest whole rounds that one of these namespaces has had. */
  rounds(of: readonly string[]): number {
    return Math.min(...this.#of(of).map(({ rounds }) => rounds));
  }

  /** What was refused, as `status`, each once. */
  statuses(of: readonly string[]): number[] {
    return [...new Set(this.#of(of).flatMap(({ refused }) => refused.map(({ status }) => status)))].sort();
  }

  /** Requests that were refused with another status than 503, with the answer. */
  faults(): string[] {
    const refused = this.#clients.flatMap((client) => client.refused.map((one) => ({ ...one, of: client.namespace })));
    return refused.filter(({ status }) => status !== 503).map(({ of, what, status, text }) => `${of} ${what}: ${status} ${text}`);
  }

  /** How many writes each client has had acknowledged, or has sent, by its namespace. */
  counts(of: "acknowledged" | "sent" = "acknowledged"): Map<string, number> {
    const count = ({ sent, acknowledged }: Client) => (of === "sent" ? sent : acknowledged.length);
    return new Map(this.#clients.map((client) => [client.namespace, count(client)]));
  }

  longestMs(of: readonly string[]): number {
    return Math.max(...this.#of(of).map(({ longestMs }) => longestMs));
  }

  get acknowledged(): number {
    return this.#clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** What was acknowledged and is not there, is there and was never sent, or is there twice. Empty if all is as the clients know it. */
  async lost(): Promise<string[]> {
    const found: string[] = [];
    for (const { namespace, acknowledged, sent } of this.#clients) {
      const present = await this.#present(namespace);
      const there = new Set(present);
      if (there.size < present.length) found.push(`${namespace} has a document twice`);
      for (const id of acknowledged) if (!there.has(id)) found.push(`${namespace} lost ${id}`);
      for (const id of there) if (Number(id.slice(2)) >= sent) found.push(`${namespace} has ${id}, which nobody sent`);
      const { body } = await this.#service.request("GET", pathOf(namespace));
      if (body.document_count !== there.size) found.push(`${namespace} counts ${body.document_count} of ${there.size} documents`);
    }
    return found;
  }

  /** How many documents the namespaces have. */
  async documents(): Promise<number> {
    let count = 0;
    for (const { namespace } of this.#clients) count += (await this.#present(namespace)).length;
    return count;
  }

  async #present(namespace: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const body = { top_k: 1_000, ...(cursor === null ? {} : { cursor }) };
      const answer = await this.#service.request("POST", `${pathOf(namespace)}/query`, { body });
      if (answer.status !== 200) throw new Error(`${namespace} cannot be read: ${answer.text}`);
      ids.push(...answer.body.rows.map(({ id }: { id: string }) => id));
      cursor = answer.body.next_cursor ?? null;
      if (cursor === null) return ids;
    }
  }

  #of(namespaces: readonly string[]): Client[] {
    return this.#clients.filter(({ namespace }) => namespaces.includes(namespace));
  }

  async #run(client: Client): Promise<void> {
    const at = pathOf(client.namespace);
    while (this.#going) {
      const id = `d-${client.sent++}`;
      const waits = this.#waitFor.length === 0 ? {} : { wait_for: this.#waitFor };
      const written = await this.#ask(client, "write", "POST", at, { upsert: [{ id, attributes: { id } }], ...waits });
      if (written === null) continue;
      client.acknowledged.push(id);
      const read = await this.#ask(client, "read", "GET", `${at}/documents/${id}`);
      const queried = await this.#ask(client, "query", "POST", `${at}/query`, { filters: ["attributes.id", "Eq", id] });
      if (read === null || queried === null) continue;
      if (queried.body.rows.length !== 1) client.refused.push({ what: "query", status: 0, text: `does not find ${id}` });
      client.rounds += 1;
    }
  }

  /** Null if it was refused, after a moment, as a client would wait. */
  async #ask(client: Client, what: string, method: string, path: string, body?: object): Promise<TestResponse | null> {
    const began = performance.now();
    const answer = await this.#service.request(method, path, body ? { body } : {});
    client.longestMs = Math.max(client.longestMs, performance.now() - began);
    if (answer.status === 200) return answer;
    client.refused.push({ what, status: answer.status, text: answer.text });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return null;
  }
}

const pathOf = (namespace: string) => `/namespaces/${encodeURIComponent(namespace)}`;

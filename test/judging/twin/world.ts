/** The service and its twin side by side: everything happens to both, and both are asked what they make of it. */
import { expect } from "vitest";
import type { TestService } from "#test/support/service.ts";
import type { TestEngine } from "#test/support/test-engine.ts";
import type { Event } from "./events.ts";
import { type Definition, probability, type Seen, sorted, Twin } from "./model.ts";

let worlds = 0;

export class World {
  /** The process that is asked, and that judges. */
  #service: TestService;
  readonly #base: TestService;
  readonly #prefix = `twin-${worlds++}`;
  readonly #twin: Twin;
  readonly #engines: TestEngine[] = [];

  private constructor(base: TestService, service: TestService) {
    this.#base = base;
    this.#service = service;
    this.#twin = new Twin(this.#place("*"), base.clock.now().getTime());
    this.#note(service);
  }

  static async start(base: TestService): Promise<World> {
    return new World(base, await base.beside("all"));
  }

  async happen(event: Event): Promise<void> {
    await this.#happen(event);
    await this.#quiet();
  }

  /** Fails with what a reader would see otherwise than the twin. */
  async compare(): Promise<void> {
    for (const namespace of ["a", "b"] as const) {
      const place = this.#place(namespace);
      const names = this.#twin.names(place);
      const expected = Object.fromEntries(this.#twin.ids(place).map((id) => [id, this.#twin.seen(place, id)]));
      const found: Record<string, Record<string, Seen>> = {};
      for (const id of this.#twin.ids(place)) found[id] = await this.#read(place, id, "?wait_timeout_ms=0");
      expect(found).toEqual(expected);
      for (const name of names) await this.#compareQueries(place, name, expected);
    }
    expect(this.#asked(), "questions asked of engines").toBe(this.#twin.asked);
  }

  /** Questions that engines were asked. */
  get asked(): number {
    return this.#asked();
  }

  async stop(): Promise<void> {
    await this.#service.stop();
  }

  /** What queries find by freshness; not of judgments that answer on read, which are asked for by being looked at. */
  async #compareQueries(place: string, name: string, expected: Record<string, Record<string, Seen>>): Promise<void> {
    const judgment = this.#twin.effective(place, name)!;
    if (this.#twin.freshnessOf(place, judgment).policy === "on_read" || this.#twin.ids(place).length === 0) return;
    const ids = (freshness: string) => Object.keys(expected).filter((id) => expected[id]![name]?.freshness === freshness);
    for (const freshness of ["fresh", "pending", "stale", "unavailable"]) {
      const rows = await this.#query(place, { filters: [`answers.${name}.freshness`, "Eq", freshness] });
      expect(
        rows.map(({ id }) => id),
        `${name} ${freshness}`,
      ).toEqual(ids(freshness));
    }
    const fresh = await this.#query(place, { answers: "fresh_only", include: { answers: [name] } });
    expect(
      fresh.map(({ id }) => id),
      `${name} fresh_only`,
    ).toEqual(ids("fresh"));
  }

  async #happen(event: Event): Promise<void> {
    const twin = this.#twin;
    switch (event.is) {
      case "create": {
        const { definition, freshness, threshold, name } = event;
        const place = this.#place(event.place);
        if (!twin.create(place, name, definition, freshness, threshold)) return;
        return this.#ok("POST", `${at(place)}/judgments`, {
          name,
          ...this.#wire(definition),
          freshness,
          thresholds: { high: threshold },
        });
      }
      case "version": {
        const place = this.#place(event.place);
        if (!twin.own(place, event.name)) return;
        twin.addVersion(place, event.name, event.definition);
        return this.#ok("POST", `${at(place)}/judgments/${event.name}/versions`, this.#wire(event.definition));
      }
      case "activate": {
        const place = this.#place(event.place);
        const own = twin.own(place, event.name);
        if (!own) return;
        const version = (event.nth % own.versions.length) + 1;
        twin.activate(place, event.name, version);
        return this.#ok("POST", `${at(place)}/judgments/${event.name}/activate`, { version, force: true });
      }
      case "deactivate": {
        const place = this.#place(event.place);
        if (!twin.own(place, event.name)) return;
        twin.activate(place, event.name, null);
        return this.#ok("POST", `${at(place)}/judgments/${event.name}/deactivate`);
      }
      case "change": {
        const { name, freshness, threshold } = event;
        const place = this.#place(event.place);
        if (!twin.change(place, name, freshness, threshold)) return;
        const thresholds = threshold === undefined ? {} : { thresholds: { high: threshold } };
        return this.#ok("PATCH", `${at(place)}/judgments/${name}`, { freshness, ...thresholds });
      }
      case "write": {
        const place = this.#place(event.namespace);
        const waitFor = event.waitFor.filter((name) => {
          const judgment = twin.effective(place, name);
          return judgment !== undefined && judgment.active !== null;
        });
        const body = { upsert: event.documents, wait_for: waitFor };
        const { results } = await this.#ok("POST", at(place), body);
        for (const { id, attributes, state } of event.documents) {
          const { revision } = results.find((result: { id: string }) => result.id === id);
          twin.write(place, id, { attributes, state }, revision, waitFor);
        }
        return;
      }
      case "delete": {
        const place = this.#place(event.namespace);
        await this.#ok("POST", at(place), { delete: [event.id] });
        return twin.delete(place, event.id);
      }
      case "read": {
        const place = this.#place(event.namespace);
        if (!twin.document(place, event.id)) return;
        twin.look(place, [event.id], twin.names(place));
        expect(await this.#read(place, event.id, "")).toEqual(twin.seen(place, event.id));
        return;
      }
      case "query": {
        const place = this.#place(event.namespace);
        if (!twin.effective(place, event.name) || twin.ids(place).length === 0) return;
        twin.look(place, twin.ids(place), [event.name]);
        await this.#query(place, { include: { answers: [event.name] } });
        // It is judged behind the query, which nobody is told of.
        for (const id of twin.ids(place)) {
          const shown = async () => (await this.#read(place, id, "?wait_timeout_ms=0"))[event.name];
          await expect.poll(shown, { timeout: 20_000 }).toEqual(twin.seen(place, id)[event.name]);
        }
        return;
      }
      case "pass":
        twin.pass(event.ms);
        return this.#base.clock.advance(event.ms);
      case "restart":
        await this.#service.stop();
        this.#service = await this.#base.beside("all");
        this.#note(this.#service);
        return;
      default:
        event satisfies never;
    }
  }

  /** Resolves when nothing is left to judge at this moment, in this prefix. */
  async #quiet(): Promise<void> {
    for (let calm = 0; calm < 2; ) {
      const [row] = await this.#base.fresh.database.query<{ busy: boolean }>({
        text: `
          select exists (
            select from wakeups w join namespaces n on n.namespace_id = w.namespace_id
            where w.kind = 'judging' and n.name like $1 || '/%' and (w.due_at <= $2 or w.lease_owner is not null)
          ) as busy`,
        values: [this.#prefix, this.#base.clock.now()],
      });
      calm = row!.busy ? 0 : calm + 1;
      await new Promise((resolve) => setTimeout(resolve, calm > 0 ? 1 : 5));
    }
  }

  #place(place: string): string {
    return `${this.#prefix}/${place}`;
  }

  #note({ engine }: TestService): void {
    engine.answer = ({ question }, { context }) => {
      const shown = (context as { document: unknown }).document;
      return { type: "bool", p: probability(question.slice(question.indexOf(" ") + 1), sorted(shown)) };
    };
    this.#engines.push(engine);
  }

  #wire({ question, fields, kind }: Definition) {
    return {
      type: "bool",
      question: `${this.#prefix} ${question}`,
      ...(fields === null ? {} : { context: { fields } }),
      ...(kind === null ? {} : { applies_to: { "attributes.kind": kind } }),
    };
  }

  #asked(): number {
    const questions = this.#engines.flatMap(({ requests }) => requests).flatMap((request) => request.questions);
    // What earlier worlds left to be judged later is not this one's.
    return questions.filter(({ question }) => question.startsWith(`${this.#prefix} `)).length;
  }

  async #read(place: string, id: string, query: string): Promise<Record<string, Seen>> {
    const { answers } = await this.#ok("GET", `${at(place)}/documents/${id}${query}`);
    const seen = Object.entries(answers).map(([name, answer]) => {
      // biome-ignore lint/suspicious/noExplicitAny: whatever comes back is held against the twin
      const { freshness, version, revision, p, thresholds } = answer as any;
      return [name, { freshness, ...(version === undefined ? {} : { version, revision, p, high: thresholds.high }) }] as const;
    });
    return Object.fromEntries(seen);
  }

  async #query(place: string, body: object): Promise<{ id: string }[]> {
    return (await this.#ok("POST", `${at(place)}/query`, body)).rows;
  }

  // biome-ignore lint/suspicious/noExplicitAny: bodies are what the contract says
  async #ok(method: string, path: string, body?: unknown): Promise<any> {
    const response = await this.#service.request(method, path, body === undefined ? {} : { body });
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  }
}

function at(place: string): string {
  return `/namespaces/${encodeURIComponent(place)}`;
}

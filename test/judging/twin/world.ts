/** The service and its twin side by side. Every event happens to both, and their results are compared. */
import { expect } from "vitest";
import type { TestService } from "#test/support/service.ts";
import type { TestEngine } from "#test/support/test-engine.ts";
import { probability, sorted } from "./contexts.ts";
import type { Event } from "./events.ts";
import { Twin } from "./model.ts";
import type { Seen } from "./records.ts";
import { definable, wireDefinition, wireFreshness } from "./wire.ts";

let worlds = 0;

/** The kinds of work that may run at this moment. */
const KINDS = ["judging", "job", "schedule", "attributes"];

export class World {
  /** The processes. They are asked in turn, and judge whatever comes to them. */
  readonly #services: TestService[];
  readonly #base: TestService;
  readonly #prefix = `twin-${worlds++}`;
  readonly #twin: Twin;
  readonly #engines: TestEngine[] = [];
  #turn = 0;
  /** How many requests were refused, among those that may be. */
  refused = 0;

  private constructor(base: TestService, services: TestService[]) {
    this.#base = base;
    this.#services = services;
    this.#twin = new Twin(this.#place("*"), this.#place("b"), base.clock.now().getTime());
    for (const service of services) this.#note(service);
  }

  static async start(base: TestService, processes = 1): Promise<World> {
    const services: TestService[] = [];
    for (let n = 0; n < processes; n++) services.push(await base.beside("all"));
    return new World(base, services);
  }

  async happen(drawn: Event): Promise<void> {
    const before = this.#twin.asked;
    const event = inOrder(drawn);
    await this.#happen(event);
    await this.#quiet();
    this.#settleCount(before);
  }

  /** Fails with the difference that a reader would see between service and twin. */
  async compare(): Promise<void> {
    for (const namespace of ["a", "b"] as const) {
      const place = this.#place(namespace);
      const names = this.#twin.names(place);
      const expected = Object.fromEntries(this.#twin.ids(place).map((id) => [id, this.#twin.seen(place, id)]));
      const found: Record<string, Record<string, Seen>> = {};
      for (const id of this.#twin.ids(place)) found[id] = await this.#read(place, id, "?wait_timeout_ms=0");
      this.#allowFresh(place, expected, found);
      expect(found).toEqual(expected);
      for (const name of names) await this.#compareQueries(place, name, expected);
    }
  }

  /** The questions that engines were asked. */
  get asked(): number {
    return this.#asked();
  }

  /** Checks that every answer is billed, that nothing else is, and that no engine was asked the same twice in a row. */
  async settle(): Promise<void> {
    const { lines } = await this.#ok("GET", `/usage?month=${this.#base.clock.now().toISOString().slice(0, 7)}`);
    const usage = await this.#base.fresh.database.query<{ units: number }>({
      text: `
        select coalesce(sum(u.units), 0)::integer as units from usage_lines u join namespaces n on n.namespace_id = u.namespace_id
        where n.name like $1 || '/%' and u.line = 'judging'`,
      values: [this.#prefix],
    });
    expect(lines).toBeDefined();
    expect(usage[0]!.units, "units billed").toBe(this.#twin.billed);
    const again = await this.#base.fresh.database.query({
      text: `
        select document_id, judgment_id, context_hash from (
          select e.document_id, e.judgment_id, e.context_hash, e.version,
                 lag((e.context_hash, e.version, e.error is null)) over (
                   partition by e.namespace_id, e.document_id, e.judgment_id, e.incarnation order by e.evaluation_id) as before
          from evaluations e join namespaces n on n.namespace_id = e.namespace_id
          where not e.carried and n.name like $1 || '/%'
        ) e where before = (context_hash, version, true)`,
      values: [this.#prefix],
    });
    expect(again, "asked twice in a row").toEqual([]);
  }

  async stop(): Promise<void> {
    // Periodic judgments would continue as long as the clock moves.
    for (const { owner, name } of this.#twin.judgments().toSorted((one) => (one.name === "three" ? -1 : 1))) {
      await this.#next().request("DELETE", `${at(owner)}/judgments/${name}`);
    }
    await Promise.all(this.#services.map((service) => service.stop()));
  }

  /**
   * If contexts show answers, the order of judging may decide what is asked. A reader may be asked before the answer that it shows, which
   * takes more than the minimum. But never so that the result is wrong (`settle`).
   */
  #settleCount(before: number): void {
    const found = this.#asked();
    if (this.#twin.showsAnswers && found > this.#twin.asked) {
      expect(found - before, "questions asked of engines").toBeLessThanOrEqual(2 * (this.#twin.asked - before));
      this.#twin.billed += this.#twin.engine.is === "well" ? found - this.#twin.asked : 0;
      this.#twin.asked = found;
    }
    expect(found, "questions asked of engines").toBe(this.#twin.asked);
  }

  /**
   * An answer or a permanent failure may be fresh sooner than the twin expects, if the service knows more about it. So an answer that is
   * computed while its documents are written may have seen all of them or not. The twin then goes on from what the service knows.
   */
  #allowFresh(place: string, expected: Record<string, Record<string, Seen>>, found: Record<string, Record<string, Seen>>): void {
    for (const [id, answers] of Object.entries(expected)) {
      for (const [name, answer] of Object.entries(answers)) {
        const freshness = found[id]?.[name]?.freshness;
        if (freshness === undefined || freshness === answer.freshness) continue;
        if (freshness === "fresh" && this.#twin.isForNow(place, id, name)) {
          this.#twin.settleAnswer(place, id, name);
          answer.freshness = freshness;
        } else if (answer.freshness === "pending" && freshness === this.#twin.failedForNow(place, id, name)) {
          this.#twin.settleFailure(place, id, name);
          answer.freshness = freshness;
        }
      }
    }
  }

  /** Compares queries by freshness. It skips judgments with policy `on_read`, because reading them causes judging. */
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
        const { freshness, threshold, name } = event;
        const place = this.#place(event.place);
        if (twin.own(place, name)) return;
        const definition = definable(event.definition, event.place);
        const body = {
          name,
          ...wireDefinition(definition, this.#prefix),
          freshness: wireFreshness(freshness),
          thresholds: { high: threshold },
        };
        if (await this.#may("POST", `${at(place)}/judgments`, body)) twin.create(place, name, definition, freshness, threshold);
        return;
      }
      case "version": {
        const place = this.#place(event.place);
        const own = twin.own(place, event.name);
        if (!own) return;
        // The kept values of documents depend on their judgment, not on its version.
        const definition = { ...event.definition, previous: own.versions[0]!.previous };
        if (await this.#may("POST", `${at(place)}/judgments/${event.name}/versions`, wireDefinition(definition, this.#prefix)))
          twin.addVersion(place, event.name, definition);
        return;
      }
      case "activate": {
        const place = this.#place(event.place);
        const own = twin.own(place, event.name);
        if (!own) return;
        const version = (event.nth % own.versions.length) + 1;
        if (await this.#may("POST", `${at(place)}/judgments/${event.name}/activate`, { version, force: true }))
          twin.activate(place, event.name, version);
        return;
      }
      case "deactivate": {
        const place = this.#place(event.place);
        if (!twin.own(place, event.name)) return;
        await this.#ok("POST", `${at(place)}/judgments/${event.name}/deactivate`);
        return twin.activate(place, event.name, null);
      }
      case "change": {
        const { name, threshold } = event;
        const place = this.#place(event.place);
        const judgment = twin.effective(place, name);
        if (!judgment || (event.place === "*" && !twin.own(place, name))) return;
        const held = twin.own(place, name) ? judgment.freshness : judgment.overrides.get(place)?.freshness;
        const freshness =
          event.freshness.policy === undefined
            ? event.freshness
            : { ...event.freshness, interval_ms: event.freshness.interval_ms };
        const leaves = freshness.policy !== undefined && freshness.policy !== "periodic" && held?.interval_ms !== undefined;
        const body = {
          freshness: { ...wireFreshness(freshness), ...(leaves ? { interval: null } : {}) },
          ...(threshold === undefined ? {} : { thresholds: { high: threshold } }),
        };
        await this.#ok("PATCH", `${at(place)}/judgments/${name}`, body);
        return twin.change(place, name, freshness, threshold);
      }
      case "write": {
        const place = this.#place(event.namespace);
        const answering = twin.names(place).filter((name) => twin.effective(place, name)!.active !== null);
        const asked = event.waitFor.filter((name) => answering.includes(name));
        // If contexts show answers, a caller waits either for all of the judgments or for none. So one process asks them all.
        const waitFor = asked.length > 0 && twin.showsAnswers ? answering : asked;
        const body = { upsert: event.documents, wait_for: waitFor, wait_timeout_ms: this.#patience() };
        const { results } = await this.#ok("POST", at(place), body);
        return twin.write(place, event.documents, results[0].revision, waitFor);
      }
      case "delete": {
        const place = this.#place(event.namespace);
        if (!twin.exists(place)) return;
        await this.#ok("POST", at(place), { delete: [event.id] });
        return twin.delete(place, event.id);
      }
      case "delete namespace": {
        const place = this.#place(event.namespace);
        if (!twin.exists(place)) return;
        await this.#ok("DELETE", at(place));
        return twin.deleteNamespace(place);
      }
      case "read": {
        const place = this.#place(event.namespace);
        if (!twin.document(place, event.id)) return;
        await this.#read(place, event.id, `?wait_timeout_ms=${this.#patience()}`);
        return twin.look(place, [event.id], twin.names(place));
      }
      case "query": {
        const place = this.#place(event.namespace);
        if (!twin.effective(place, event.name) || twin.ids(place).length === 0) return;
        twin.look(place, twin.ids(place), [event.name], true);
        await this.#query(place, { include: { answers: [event.name] } });
        // It is judged in the background of the query, and nobody is notified.
        for (const id of twin.ids(place)) {
          const shown = async () => (await this.#read(place, id, "?wait_timeout_ms=0"))[event.name];
          const freshness = () => shown().then((answer) => answer?.freshness === twin.seen(place, id)[event.name]?.freshness);
          await expect
            .poll(async () => (await freshness()) || twin.isForNow(place, id, event.name), { timeout: 30_000 })
            .toBe(true);
        }
        return;
      }
      case "engine":
        twin.engine = event.engine;
        return;
      case "pass":
        return this.#pass(event.ms);
      case "restart": {
        const nth = event.nth % this.#services.length;
        await this.#services[nth]!.stop();
        this.#services[nth] = await this.#base.beside("all");
        this.#note(this.#services[nth]);
        return;
      }
      default:
        event satisfies never;
    }
  }

  /** Each due task has its own time, and is done before the clock reaches the next. */
  async #pass(ms: number): Promise<void> {
    const twin = this.#twin;
    const until = twin.now + ms;
    for (;;) {
      const next = twin.next(until) ?? until;
      // A run without an available engine keeps retrying at its own pace.
      if (twin.periods.times().some((time) => time <= next) && twin.engine.is === "away") twin.engine = { is: "well" };
      await this.#base.clock.advance(next - twin.now);
      const before = twin.asked;
      twin.moveTo(next);
      await this.#quiet();
      this.#settleCount(before);
      if (next === until) return;
    }
  }

  /** Resolves when nothing is left to do at this moment: for callers, which have no wakeups, and for workers. */
  async #quiet(): Promise<void> {
    await Promise.all(this.#services.map((service) => service.settled()));
    for (let calm = 0; calm < 2; ) {
      const [row] = await this.#base.fresh.database.query<{ busy: boolean }>({
        text: "select exists (select from wakeups where kind = any($1) and (due_at <= $2 or lease_owner is not null)) as busy",
        values: [KINDS, this.#base.clock.now()],
      });
      calm = row!.busy ? 0 : calm + 1;
      await new Promise((resolve) => setTimeout(resolve, calm > 0 ? 1 : 5));
    }
  }

  /** How long a caller waits, in milliseconds. Every other caller is gone before its answers are there, which changes none of them. */
  #patience(): number {
    return this.#turn % 2 === 0 ? 500 : 1;
  }

  #place(place: string): string {
    return `${this.#prefix}/${place}`;
  }

  #next(): TestService {
    this.#turn += 1;
    return this.#services[this.#turn % this.#services.length]!;
  }

  #note({ engine }: TestService): void {
    engine.answer = ({ question }, { context }) => {
      if (this.#twin.engine.is === "refusing") return null;
      return { type: "bool", p: probability(question.slice(question.indexOf(" ") + 1), sorted(context)) };
    };
    engine.instead = () => {
      const { engine: asked } = this.#twin;
      if (asked.is !== "away") return null;
      return { ok: false, failure: { code: "unreachable", message: "away", retryable: true, retryAfterMs: asked.forMs } };
    };
    this.#engines.push(engine);
  }

  #asked(): number {
    const questions = this.#engines.flatMap(({ requests }) => requests).flatMap((request) => request.questions);
    // Judging that earlier worlds left for later does not count here.
    return questions.filter(({ question }) => question.startsWith(`${this.#prefix} `)).length;
  }

  async #read(place: string, id: string, query: string): Promise<Record<string, Seen>> {
    const { answers } = await this.#ok("GET", `${at(place)}/documents/${id}${query}`);
    const seen = Object.entries(answers).map(([name, answer]) => {
      // biome-ignore lint/suspicious/noExplicitAny: whatever comes back is held against the twin
      const { freshness, version, revision, p, thresholds, error } = answer as any;
      return [
        name,
        {
          freshness,
          ...(version === undefined ? {} : { version, revision, p, high: thresholds.high }),
          ...(error === undefined ? {} : { error: { code: error.code, at: Date.parse(error.at) } }),
        },
      ] as const;
    });
    return Object.fromEntries(seen);
  }

  async #query(place: string, body: object): Promise<{ id: string }[]> {
    return (await this.#ok("POST", `${at(place)}/query`, body)).rows;
  }

  // biome-ignore lint/suspicious/noExplicitAny: bodies are what the contract says
  async #ok(method: string, path: string, body?: unknown): Promise<any> {
    const response = await this.#next().request(method, path, body === undefined ? {} : { body });
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  }

  /** For definitions that read others, `test/judging/judgments/inheritance.test.ts` checks whether they may. */
  async #may(method: string, path: string, body: unknown): Promise<boolean> {
    const response = await this.#next().request(method, path, { body });
    if (response.status < 300) return true;
    expect([400, 409], JSON.stringify(response.body)).toContain(response.status);
    this.refused += 1;
    return false;
  }
}

/**
 * Runs at the same time have no order. So a judgment may run before another whose answers it shows, and is then stale until its next run.
 * So a judgment that shows answers is never periodic here.
 */
function inOrder(event: Event): Event {
  if ((event.is !== "create" && event.is !== "change") || event.name !== "three" || event.freshness.policy !== "periodic")
    return event;
  const { interval_ms: _, ...rest } = event.freshness;
  return { ...event, freshness: { ...rest, policy: "manual" } } as Event;
}

function at(place: string): string {
  return `/namespaces/${encodeURIComponent(place)}`;
}

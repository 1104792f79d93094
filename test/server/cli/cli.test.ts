/** The command line as it is typed: a process of its own against a service of the test's. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "#test/api/support/api.ts";
import { freshDatabase } from "#test/support/database.ts";
import { type TestService, testService } from "#test/support/service.ts";
import { evenAnswer } from "#test/support/test-engine.ts";
import { environment, typed, typedAlone, values } from "./typed.ts";

let service: TestService;
const directory = mkdtempSync(join(tmpdir(), "judgment-cli-"));
const ns = "shop/tickets";

beforeAll(async () => {
  service = await testService({}, true);
});
afterAll(async () => {
  await service.stop();
  rmSync(directory, { recursive: true, force: true });
});

const judgment = (args: readonly string[], input = "", more: Record<string, string> = {}) => typed(service, args, input, more);
const alone = (args: readonly string[], input = "", more: Record<string, string> = {}) => typedAlone(service, args, input, more);

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `${JSON.stringify({ id: `t-${from + n}`, attributes: { n: from + n } })}\n`).join(
    "",
  );

describe("the command line", { timeout: 60_000 }, () => {
  it("says what there is, and ends with 2 where it is not understood", async () => {
    const help = await judgment(["--help"]);
    expect([help.code, help.err]).toEqual([0, ""]);
    for (const command of ["serve", "judgments create", "migrate", "write <namespace> [file]", "jobs watch [id]", "export"])
      expect(help.out).toContain(command);
    const unknown = await judgment(["wrote"]);
    expect([unknown.code, unknown.out]).toEqual([2, ""]);
    expect(unknown.err).toContain('There is no command "wrote"');
    const wrong = await judgment(["write", ns, "--nonsense"]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain("Usage: judgment write");
    for (const asked of [
      ["jobs", "watch", "--help"],
      ["jobs", "watch", "-h"],
      ["help", "jobs", "watch"],
    ])
      expect((await judgment(asked)).out).toMatch(/^Usage: judgment jobs watch \[id\]/);
    expect(await judgment(["help", "wrote"])).toMatchObject({ code: 2, err: expect.stringContaining('no command "wrote"') });
  });

  it("takes the options of every command before it too", async () => {
    const none = await judgment(["--url", service.baseUrl, `--key=${service.adminKey}`, "--json", "jobs", "list"], "", {
      JUDGMENT_URL: "",
      JUDGMENT_API_KEY: "",
    });
    expect(none).toEqual({ code: 0, out: "", err: "" });
    const missing = await judgment(["--json", "jobs", "get"]);
    expect(JSON.parse(missing.err).error.message).toMatch(/^<id> is missing\./);
  });

  it("takes the key from a file or standard input, and says what is wrong with it", async () => {
    const file = join(directory, "key");
    writeFileSync(file, `${service.adminKey}\n`);
    const without = { JUDGMENT_API_KEY: "" };
    const [named, piped, ambient, none, two, both] = await Promise.all([
      alone(["namespaces", "list", "--key-file", file], "", without),
      alone(["--key-file=-", "namespaces", "list"], service.adminKey, without),
      alone(["namespaces", "list"], "", { ...without, JUDGMENT_API_KEY_FILE: file }),
      alone(["namespaces", "list", "--key-file", join(directory, "nowhere")], "", without),
      alone(["namespaces", "list", "--key-file", "-"], "one two", without),
      alone(["write", ns, "--key-file", "-"], service.adminKey, without),
    ]);
    expect([named, piped, ambient].map(({ code }) => code)).toEqual([0, 0, 0]);
    expect([none.code, none.err]).toEqual([2, expect.stringContaining("--key-file: ENOENT")]);
    expect([two.code, two.err]).toEqual([2, expect.stringContaining("must contain one API key and nothing else")]);
    expect([both.code, both.err]).toEqual([2, expect.stringContaining("The API key already uses standard input")]);
  });

  it("shows whole documents, and separates cells by tabs where no terminal shows them", async () => {
    const namespace = "shop/whole";
    const document = { id: "d", attributes: { text: "tab\there", n: 1 }, state: { deep: [1] } };
    await service.request("POST", at(namespace), { body: { upsert: [document, { id: "e" }] } });
    const shown = await judgment(["query", namespace, "--attributes", "text,n"]);
    expect(shown.out).toBe("id\trevision\ttext\tn\nd\t1\ttab\\there\t1\ne\t1\t\t\n");
    const whole = await judgment(["query", namespace, "--attributes", "*", "--state", "--json"]);
    expect(values(whole)).toEqual([
      { ...document, revision: 1 },
      { id: "e", revision: 1, attributes: {}, state: {} },
    ]);
    const none = await judgment(["query", namespace, "--filters", '["id","Eq","x"]']);
    expect(none).toEqual({ code: 0, out: "", err: "There are none.\n" });
    expect((await service.request("DELETE", at(namespace))).status).toBe(202);
  });

  it("writes a file of any length, goes on where it was cut short, and queries what is there", async () => {
    const file = join(directory, "documents.jsonl");
    writeFileSync(file, `${lines(0, 2_500)}{"id": broken\n${lines(2_500, 2_600)}`);
    const broken = await judgment(["write", ns, file, "--json"]);
    expect(broken.code).toBe(2);
    expect(JSON.parse(broken.err).error).toMatchObject({ code: "line", details: { line: 2_501 } });
    expect(JSON.parse(broken.err).error.message).toMatch(
      /^Line 2501 is not JSON: .*\n2500 documents before it are written. The same/,
    );
    expect((await service.request("GET", at(ns))).body.document_count).toBe(2_500);
    // Mended, it goes on; and counts lines from the beginning of the file all the same.
    writeFileSync(file, `${lines(0, 2_500)}${lines(2_500, 2_599)}{"id": "t-2599", "attributes": {"n": {}}}\n`);
    const refused = await judgment(["write", ns, file]);
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(refused.err).toMatch(
      /^Line 2600 is refused: \/attributes\/n must be .*\n99 more documents before it are written. The same/,
    );
    writeFileSync(file, `${lines(0, 2_500)}${lines(2_500, 2_600)}`);
    const [told] = values(await judgment(["write", ns, file, "--json"]));
    expect(told).toMatchObject({ namespace: ns, documents: 1, resumed_after_line: 2_599 });
    expect(existsSync(`${file}.written`)).toBe(false);
    expect((await service.request("GET", at(ns))).body.document_count).toBe(2_600);
    const found = values(
      await judgment(["query", ns, "--filters", '["attributes.n","Gte",2590]', "--attributes", "n", "--json"]),
    );
    expect(found.map(({ attributes }) => attributes.n)).toEqual([2590, 2591, 2592, 2593, 2594, 2595, 2596, 2597, 2598, 2599]);
    const piped = await judgment(["write", ns, "--patch"], '{"id":"t-1","attributes":{"m":1}}\n');
    expect(piped).toMatchObject({ code: 0, err: "" });
    expect((await service.request("GET", at(ns, "documents", "t-1"))).body.attributes).toEqual({ n: 1, m: 1 });
  });

  it("stops in order where it is interrupted, and goes on when it is said again", async () => {
    const file = join(directory, "long.jsonl");
    writeFileSync(file, lines(0, 20_000));
    const child = spawn(process.execPath, ["src/server/cli.ts", "write", "long/tickets", file], { env: environment(service) });
    let told = "";
    child.stderr.on("data", (chunk) => {
      told += chunk;
    });
    await expect.poll(() => existsSync(`${file}.written`), { timeout: 30_000, interval: 5 }).toBe(true);
    child.kill("SIGINT");
    const [code] = await once(child, "close");
    const [, written] = /^Interrupted\.\n(\d+) documents before it are written\. The same command continues/.exec(told) ?? [];
    expect([code, (await service.request("GET", at("long/tickets"))).body.document_count]).toEqual([130, Number(written)]);
    const [rest] = values(await judgment(["write", "long/tickets", file, "--json"]));
    expect(rest.documents).toBe(20_000 - Number(written));
    expect((await service.request("GET", at("long/tickets"))).body.document_count).toBe(20_000);
    // Another namespace has none of it, and neither has another organization's namespace of that name.
    writeFileSync(`${file}.cut`, `${lines(0, 3)}{"id":`);
    expect((await judgment(["write", "long/other", `${file}.cut`])).code).toBe(2);
    writeFileSync(`${file}.cut`, lines(0, 5));
    const { adminKey: JUDGMENT_API_KEY } = await service.organization("scale");
    const others = await judgment(["write", "long/other", `${file}.cut`, "--json"], "", { JUDGMENT_API_KEY });
    expect(values(others)).toMatchObject([{ documents: 5, resumed_after_line: 0 }]);
    expect(values(await judgment(["write", "long/other", file, "--json"]))).toMatchObject([{ documents: 20_000 }]);
  });

  it("does not go on in a file that has changed before the place, or write what is no text", async () => {
    const file = join(directory, "changed.jsonl");
    writeFileSync(file, `${lines(0, 3)}{"id":`);
    expect((await judgment(["write", "changed/tickets", file])).code).toBe(2);
    writeFileSync(file, `${lines(0, 3)}${lines(3, 5)}`);
    writeFileSync(`${file}.same`, readFileSync(`${file}.written`));
    expect(values(await judgment(["write", "changed/tickets", file, "--json"]))).toMatchObject([{ documents: 2 }]);
    writeFileSync(file, lines(10, 15));
    writeFileSync(`${file}.written`, readFileSync(`${file}.same`));
    const { code, err } = await judgment(["write", "changed/tickets", file]);
    expect([code, err]).toEqual([2, expect.stringContaining("--restart")]);
    expect((await service.request("GET", at("changed/tickets"))).body.document_count).toBe(5);
    expect(values(await judgment(["write", "changed/tickets", file, "--restart", "--json"]))).toMatchObject([{ documents: 5 }]);
    writeFileSync(file, Buffer.from('{"id":"a"}\n{"id":"b","attributes":{"name":"Ren\xe9"}}\n', "latin1"));
    const wrong = await judgment(["write", "latin/tickets", file]);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/^Line 2 is not in UTF-8\.\n1 document before it/)]);
  });

  it("says which line is too large, and how far it came where the service is away", { timeout: 120_000 }, async () => {
    const large = await judgment(
      ["write", "large/tickets"],
      `{"id":"a"}\n{"id":"b","state":{"text":"${"x".repeat(68_000_000)}"}}\n`,
    );
    expect([large.code, large.err]).toEqual([2, expect.stringMatching(/^Line 2 is refused: it is larger than the 64 MB/)]);
    const file = join(directory, "cut.jsonl");
    writeFileSync(file, lines(0, 60_000));
    let served = 0;
    const proxy = createServer((socket) => {
      served += 1;
      const upstream = connect(Number(new URL(service.baseUrl).port), "127.0.0.1");
      socket
        .on("error", () => undefined)
        .pipe(upstream.on("error", () => undefined))
        .pipe(socket);
      if (served === 1)
        expect
          .poll(() => existsSync(`${file}.written`), { timeout: 60_000, interval: 5 })
          .toBe(true)
          .then(end, end);
      function end() {
        proxy.close();
        socket.destroy();
      }
    });
    await once(proxy.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/v1`;
    const cut = await judgment(["write", "cut/tickets", file, "--url", url]);
    expect([cut.code, cut.err]).toEqual([
      1,
      expect.stringMatching(/cannot be reached.*\n\d+ documents before it are written. The same command/),
    ]);
  });

  it("says what is wrong with what it was given, and what would be right", async () => {
    const told = async (args: string[], env: Record<string, string> = {}) => {
      const { code, err, out } = await judgment(args, "", env);
      return { code, told: err.trim().split("\n")[0], out };
    };
    expect(await told(["namespaces", "list"], { JUDGMENT_API_KEY: "" })).toMatchObject({
      code: 2,
      told: expect.stringContaining("JUDGMENT_API_KEY"),
    });
    expect(await told(["namespaces", "list"], { JUDGMENT_API_KEY: "wrong" })).toMatchObject({
      code: 1,
      told: expect.stringMatching(/unknown.*--key/),
    });
    expect(await told(["namespaces", "list"], { JUDGMENT_URL: "127.0.0.1:8080" })).toMatchObject({
      code: 2,
      told: expect.stringContaining("must be an address"),
    });
    const without = service.baseUrl.replace("/v1", "");
    expect(await told(["namespaces", "list", "--url", without])).toMatchObject({
      code: 1,
      told: expect.stringContaining("does not end in /v1"),
    });
    expect(await told(["write", ns, "none.jsonl"])).toMatchObject({ code: 2, told: 'The file "none.jsonl" does not exist.' });
    expect(await told(["write"])).toMatchObject({ code: 2, told: "<namespace> is missing." });
    expect(await told(["judge", "shop", "tickets", "t-1"])).toMatchObject({ code: 2, told: '"t-1" is one argument too many.' });
    const ranked = await told(["query", ns, "--rank-by", "attributes.n:up"]);
    expect(ranked).toMatchObject({ code: 2, told: '--rank-by must end in :asc, in :desc or without a direction, not in ":up".' });
    expect(await told(["query", ""])).toMatchObject({ code: 2, told: "<namespace> must not be empty." });
    expect(await told(["jobs"])).toMatchObject({ code: 2, told: expect.stringContaining('no command "jobs"') });
    expect(await told(["judgments", "create", ns, "{"])).toMatchObject({
      code: 2,
      told: expect.stringContaining("must be JSON"),
    });
    const nobody = await told(["namespaces", "list", "--url", "http://127.0.0.1:18999/v1"]);
    expect(nobody).toMatchObject({ code: 1, told: expect.stringContaining("cannot be reached: the connection was refused") });
  });

  it("makes judgments, from a file as well, and stops printing when nobody reads any more", async () => {
    const file = join(directory, "judgment.json");
    writeFileSync(file, JSON.stringify({ name: "filed", type: "bool", question: "Is it?", freshness: { policy: "manual" } }));
    expect((await judgment(["judgments", "create", ns, `@${file}`])).code).toBe(0);
    expect(values(await judgment(["judgments", "list", ns, "--json"]))).toMatchObject([{ name: "filed" }]);
    const child = spawn(process.execPath, ["src/server/cli.ts", "query", ns, "--json"], { env: environment(service) });
    await once(child.stdout, "data");
    child.stdout.destroy();
    expect((await once(child, "close"))[0]).toBe(0);
    const shown = await judgment(["query", ns, "--attributes", "n"]);
    expect(shown.out.split("\n").length).toBeLessThan(110);
    expect(shown.err).toContain("There are more than these 100");
  });

  it("estimates and runs a backfill, shows jobs and answers, and exports the log", async () => {
    const freshness = { policy: "manual" };
    await service.request("POST", at(ns, "judgments"), { body: { name: "urgent", question: "?", type: "bool", freshness } });
    const filters = '{"attributes.n":[1,2,3]}';
    const [estimated] = values(await judgment(["backfill", ns, "urgent", "--filters", filters, "--json"]));
    expect(estimated.estimate).toMatchObject({ documents: 3 });
    const run = await judgment(["backfill", ns, "urgent", "--filters", filters, "--confirm", "--json"]);
    const [job] = values(run);
    expect([run.code, job.status, job.progress.documents_done]).toEqual([0, "done", 3]);
    expect(values(await judgment(["jobs", "watch", job.id, "--json"]))).toMatchObject([{ id: job.id, status: "done" }]);
    expect(values(await judgment(["jobs", "list", "--type", "backfill", "--json"]))).toMatchObject([{ id: job.id }]);
    expect((await judgment(["jobs", "list"])).out).toContain(job.id);
    expect(await judgment(["jobs", "watch"])).toMatchObject({ code: 0, err: "No job is running.\n" });
    const refused = await judgment(["jobs", "pause", job.id, "--json"]);
    expect([refused.code, JSON.parse(refused.err).error.code]).toEqual([1, "conflict"]);
    expect((await judgment(["judge", ns, "t-2"])).out).toMatch(/urgent.*0\.500/);
    await service.clock.advance(1_000);
    const [exported] = values(await judgment(["export", ns, directory, "--json"]));
    expect(exported).toMatchObject({ evaluations: 3, files: [expect.stringContaining(directory)] });
    expect(gunzipSync(readFileSync(exported.files[0])).toString().trim().split("\n")).toHaveLength(3);
    const [file] = exported.files;
    expect(await judgment(["export", ns, file])).toMatchObject({ code: 2, err: expect.stringContaining("a file is there") });
    expect(values(await judgment(["jobs", "list", "--type", "evaluation_export", "--json"]))).toHaveLength(1);
  });

  it("tries thresholds, proposes options and parts, and looks for a cheaper recipe", async () => {
    const better = "better/tickets";
    const topic = {
      name: "topic",
      type: "choice",
      question: "What is it?",
      options: [{ value: "a" }],
      thresholds: { escape: 0 },
    };
    const urgent = { name: "urgent", type: "bool", question: "Is it?", thresholds: { page: 0.4 } };
    for (const body of [topic, urgent]) await service.request("POST", at(better, "judgments"), { body });
    const upsert = Array.from({ length: 12 }, (_, n) => ({ id: `t-${n}`, state: { text: n % 2 ? "an invoice" : "a parcel" } }));
    const wait_for = ["topic", "urgent"];
    service.engine.answer = (question, { contextText }) => {
      return question.type === "bool" ? { type: "bool", p: contextText.includes("invoice") ? 0.5 : 0.55 } : evenAnswer(question);
    };
    await service.request("POST", at(better), { body: { upsert, wait_for } });
    const simulated = await judgment(["simulate", better, "urgent", "page=0.6,call=0.5"]);
    expect(simulated).toMatchObject({ code: 0, out: expect.stringContaining("Sampled 12 of 12 documents with an answer") });
    expect(simulated.out).toMatch(/page.*0.*12.*0.*100\.0%/);
    const choice = '{"escape": 0.9, "sure": {"value": "a", "gte": 0.5}}';
    const [job] = values(await judgment(["simulate", better, "topic", choice, "--sample", "10", "--json"]));
    expect(job.simulation).toMatchObject({ sampled: 10, thresholds: { escape: { to_false: 10 }, sure: { to_true: 10 } } });
    expect(await judgment(["simulate", better, "urgent", "page"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("name=number"),
    });
    expect((await judgment(["simulate", better, "urgent", "page=2"])).code).toBe(1);
    const forbidden = await judgment(["discover", better, "topic"]);
    expect(forbidden).toMatchObject({ code: 1, err: expect.stringContaining("An admin can turn them on") });
    await service.request("PATCH", "/organization", { body: { suggestions: true } });
    const discovered = await judgment(["discover", better, "topic", "--count", "2", "--window", "1d"]);
    expect(discovered).toMatchObject({
      code: 0,
      out: expect.stringContaining("12 documents fit no option. 12 of them were sampled."),
    });
    expect(discovered.out).toMatch(/invoice|parcel/);
    const parts = await judgment(["suggest-parts", better, "urgent", "--json"]);
    expect([parts.code, values(parts)[0]]).toEqual([0, { name: "mentions_invoice", question: expect.any(String) }]);
    expect(await judgment(["tune", better, "urgent"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("No cheaper recipe"),
    });
  });

  it("makes keys and shows namespaces", async () => {
    const [key] = values(await judgment(["keys", "create", "reader", "--role", "read_only", "--scope", "shop/*", "--json"]));
    expect(key).toMatchObject({ name: "reader", role: "read_only", scope: "shop/*", key: expect.any(String) });
    expect(values(await judgment(["namespaces", "list", "--key", key.key, "--json"]))).toMatchObject([{ name: ns }]);
    expect((await judgment(["namespaces", "delete", ns])).code).toBe(2);
    expect((await judgment(["namespaces", "get", "none"])).code).toBe(1);
    expect((await judgment(["namespaces", "list", "--url", "http://127.0.0.1:1/v1"])).code).toBe(1);
  });

  it("makes the schema and organizations over the configured database", async () => {
    const { url } = await freshDatabase({ schema: "empty" });
    const env = { JUDGMENT_URL: "", JUDGMENT_API_KEY: "", DATABASE_URL: url, DATA_DIR: directory, LOG_LEVEL: "fatal" };
    const operate = (...args: string[]) => judgment([...args, "--json"], "", env);
    expect(await operate("migrate")).toEqual({ code: 0, out: '{"migrated":true}\n', err: "" });
    const { code, out } = await operate("organizations", "create", "Shop", "--plan", "team");
    expect([code, JSON.parse(out)]).toMatchObject([0, { name: "Shop", plan: "team", key: expect.any(String) }]);
    expect((await operate("organizations", "create", "Shop")).code).toBe(1);
    expect((await operate("organizations", "create", "Other", "--plan", "huge")).code).toBe(2);
    // Neither reaches for another service than the environment says.
    expect((await operate("migrate", "--url", "http://127.0.0.1:8080/v1")).code).toBe(2);
    expect((await judgment(["migrate", "--help"])).out).not.toContain("--url");
  });
});

/** The command line as it is typed: a process of its own against a service of the test's. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "#test/api/support/api.ts";
import { type TestService, testService } from "#test/support/service.ts";

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

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs it to its end, with what it is given on standard input. */
function judgment(args: readonly string[], input = ""): Promise<Ended> {
  const env = { PATH: process.env.PATH, JUDGMENT_URL: service.baseUrl, JUDGMENT_API_KEY: service.adminKey };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ["src/cli.ts", ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin!.end(input);
  });
}

/** What it prints for machines, a value a line. */
const values = ({ out }: Ended) =>
  out
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `${JSON.stringify({ id: `t-${from + n}`, attributes: { n: from + n } })}\n`).join(
    "",
  );

describe("the command line", { timeout: 60_000 }, () => {
  it("says what there is, and ends with 2 where it is not understood", async () => {
    const help = await judgment(["--help"]);
    expect([help.code, help.err]).toEqual([0, ""]);
    for (const command of ["serve", "migrate", "write <namespace> [file]", "jobs watch <id>", "export"])
      expect(help.out).toContain(command);
    const unknown = await judgment(["wrote"]);
    expect([unknown.code, unknown.out]).toEqual([2, ""]);
    expect(unknown.err).toContain('There is no command "wrote"');
    const wrong = await judgment(["write", ns, "--nonsense"]);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain("Usage: judgment write");
    expect((await judgment(["jobs", "watch", "--help"])).out).toContain("Usage: judgment jobs watch <id>");
  });

  it("writes a file of any length, goes on where it was cut short, and queries what is there", async () => {
    const file = join(directory, "documents.jsonl");
    writeFileSync(file, `${lines(0, 2_500)}{"id": broken\n${lines(2_500, 2_600)}`);
    const broken = await judgment(["write", ns, file, "--json"]);
    expect(broken.code).toBe(2);
    expect(JSON.parse(broken.err).error.message).toContain("Line 2501 is no JSON");
    expect(existsSync(`${file}.written`)).toBe(true);
    writeFileSync(file, `${lines(0, 2_500)}${lines(2_500, 2_600)}`);
    const [told] = values(await judgment(["write", ns, file, "--json"]));
    expect(told).toMatchObject({ namespace: ns, documents: 600 });
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
    const refused = await judgment(["jobs", "pause", job.id, "--json"]);
    expect([refused.code, JSON.parse(refused.err).error.code]).toEqual([1, "conflict"]);
    expect((await judgment(["judge", ns, "t-2"])).out).toMatch(/urgent.*0\.500/);
    await service.clock.advance(1_000);
    const [exported] = values(await judgment(["export", ns, directory, "--json"]));
    expect(exported).toMatchObject({ evaluations: 3, files: [expect.stringContaining(directory)] });
    expect(gunzipSync(readFileSync(exported.files[0])).toString().trim().split("\n")).toHaveLength(3);
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
    const env = { PATH: process.env.PATH, DATA_DIR: join(directory, "data"), LOG_LEVEL: "fatal" };
    const operate = (...args: string[]) =>
      new Promise<{ code: number; out: string }>((resolve) => {
        execFile(process.execPath, ["src/cli.ts", ...args, "--json"], { env }, (error, out) =>
          resolve({ code: error ? Number(error.code) : 0, out }),
        );
      });
    expect(await operate("migrate")).toEqual({ code: 0, out: '{"migrated":true}\n' });
    const { code, out } = await operate("organizations", "create", "Shop", "--plan", "team");
    expect([code, JSON.parse(out)]).toMatchObject([0, { name: "Shop", plan: "team", key: expect.any(String) }]);
    expect((await operate("organizations", "create", "Shop")).code).toBe(1);
    expect((await operate("organizations", "create", "Other", "--plan", "huge")).code).toBe(2);
  });
});

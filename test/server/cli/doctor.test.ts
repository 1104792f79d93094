/** `judgment doctor`, over a service's own environment. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { clockFinding } from "#src/server/cli/doctor/database.ts";
import { freeFinding } from "#src/server/cli/doctor/disk.ts";
import { webhookFindings } from "#src/server/cli/doctor/network.ts";
import { run } from "#test/server/operating/processes.ts";
import { freshDatabase, variableOf } from "#test/support/database.ts";

interface Line {
  check: string;
  status: string;
  found: string;
  cure: string | null;
}

async function doctor(env: Record<string, string>): Promise<{ code: string | number; findings: Line[] }> {
  const variables = { DATA_DIR: tmpdir(), SECRETS_KEY: "11".repeat(32), ...env };
  const running = run("src/server/cli.ts", ["doctor", "--output", "json"], variables);
  return { code: await running.ended, findings: running.lines as unknown as Line[] };
}

async function serving(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("judgment doctor", { timeout: 60_000 }, () => {
  it("finds nothing wrong with a good environment, and says what it has looked at", async () => {
    const { code, findings } = await doctor(variableOf(await freshDatabase()));
    const wrong = findings.filter(({ check, status }) => status === "fault" && check !== "database settings");
    expect(wrong).toEqual([]);
    const checks = ["configuration", "disk", "database", "database settings", "clock", "schema", "keys", "webhooks", "engines"];
    expect([...new Set(findings.map(({ check }) => check))]).toEqual(checks);
    expect(code).toBe(findings.some(({ status }) => status === "fault") ? 1 : 0);
  });

  it("names each wrong variable, and ends with 1", async () => {
    const { code, findings } = await doctor({ PORT: "many", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(findings.map(({ check, status }) => [check, status])).toEqual([
      ["configuration", "fault"],
      ["configuration", "fault"],
    ]);
    expect(findings.map(({ found }) => found).join("\n")).toMatch(/PORT.*\n.*LOG_LEVEL|LOG_LEVEL.*\n.*PORT/);
  });

  it("tries the key of an engine without a question, and tells a server that is away", async () => {
    const asked: string[] = [];
    const refusing = await serving(({ method, url, headers }, response) => {
      asked.push(`${method} ${url} ${headers.authorization}`);
      response.writeHead(401).end();
    });
    const database = variableOf(await freshDatabase());
    const env = {
      OPENAI_API_KEY: "sk-wrong",
      OPENAI_BASE_URL: `${refusing}/v1`,
      TYPESAFE_API_KEY: "k",
      TYPESAFE_BASE_URL: "http://127.0.0.1:1",
    };
    const { code, findings } = await doctor({ ...database, ...env });
    expect(code).toBe(1);
    expect(asked).toEqual(["GET /v1/models Bearer sk-wrong"]);
    expect(findings.find(({ check }) => check === "engine openai")).toMatchObject({
      status: "fault",
      found: expect.stringContaining("refuses the key (401)"),
      cure: expect.stringContaining("OPENAI_API_KEY"),
    });
    expect(findings.find(({ check }) => check === "engine jev")).toMatchObject({
      status: "fault",
      cure: expect.stringContaining("TYPESAFE_BASE_URL"),
    });
    expect(JSON.stringify(findings)).not.toContain("sk-wrong");
  });

  it("tells hosts of webhooks that cannot be reached, and that private addresses are allowed", async () => {
    const open = await serving((_, response) => response.end());
    const findings = await webhookFindings([`${open}/a`, `${open}/b`, "http://127.0.0.1:1/c"], { allowPrivate: true });
    expect(findings.map(({ status, found }) => [status, found])).toEqual([
      ["warning", expect.stringContaining("WEBHOOK_ALLOW_PRIVATE")],
      ["warning", expect.stringContaining("http://127.0.0.1:1 cannot be reached")],
    ]);
    const strict = await webhookFindings([open], { allowPrivate: false });
    expect(strict.map(({ status }) => status)).toEqual(["warning"]);
    const [reached] = await webhookFindings([open], { allowPrivate: true }).then((all) => all.slice(1));
    expect(reached).toMatchObject({ status: "ok" });
  });

  it("says which clock and which disk is wrong", () => {
    expect(clockFinding(10_000, 9_990, 10_020).status).toBe("ok");
    expect(clockFinding(10_000, 14_000, 14_020)).toMatchObject({ status: "fault", found: expect.stringContaining("4.0 s") });
    expect(clockFinding(20_000, 14_000, 14_020).status).toBe("fault");
    const gigabyte = 1024 ** 3;
    expect(freeFinding("/data", 100 * gigabyte, 200 * gigabyte).status).toBe("ok");
    expect(freeFinding("/data", 5 * gigabyte, 200 * gigabyte).status).toBe("warning");
    expect(freeFinding("/data", gigabyte / 8, 200 * gigabyte).status).toBe("fault");
  });
});

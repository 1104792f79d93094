/** The health check of the image, as Docker runs it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { probeAddress } from "#src/server/health-check.ts";

const [, command] = /HEALTHCHECK .*\\\n +CMD (\[.+\])/.exec(readFileSync("Dockerfile", "utf8"))!;
const [program, ...args] = JSON.parse(command!) as string[];

/** What the check of the Dockerfile ends with. */
async function checked(environment: Record<string, string>): Promise<number> {
  expect(program).toBe("node");
  const [code] = await once(spawn(process.execPath, args, { env: environment }), "exit");
  return code as number;
}

const certificates = join(import.meta.dirname, "../http/certificates");
const pem = (name: string) => readFileSync(join(certificates, name));

/** A server whose probe answers with a status, and its port. */
async function serving(status: number, scheme: "http" | "https" = "http"): Promise<string> {
  const answer: RequestListener = (request, response) => {
    response.writeHead(request.url === "/readyz" ? status : 404).end();
  };
  const server =
    scheme === "http" ? createServer(answer) : createSecureServer({ cert: pem("renewed.pem"), key: pem("renewed.key") }, answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

describe("the health check of the image", () => {
  it("asks on the port of the metrics", async () => {
    const settings = { METRICS_HOST: "0.0.0.0", HOST: "0.0.0.0" };
    expect(await checked({ ...settings, METRICS_PORT: await serving(200), PORT: "1" })).toBe(0);
    expect(await checked({ ...settings, METRICS_PORT: await serving(503), PORT: "1" })).toBe(1);
    expect(await checked({ ...settings, METRICS_PORT: "1" })).toBe(1);
  });

  it("asks the API where there are no metrics, also over https", async () => {
    const settings = { METRICS_PORT: "off", HOST: "0.0.0.0" };
    expect(await checked({ ...settings, PORT: await serving(200) })).toBe(0);
    expect(await checked({ ...settings, PORT: await serving(503) })).toBe(1);
    const secure = { ...settings, TLS_CERT_FILE: "certificate.pem", TLS_KEY_FILE: "key.pem" };
    expect(await checked({ ...secure, PORT: await serving(200, "https") })).toBe(0);
  });

  it.each<[Record<string, string>, string]>([
    [{}, "http://127.0.0.1:9464/readyz"],
    [{ METRICS_HOST: "0.0.0.0", METRICS_PORT: "9000" }, "http://127.0.0.1:9000/readyz"],
    [{ METRICS_HOST: "::" }, "http://[::1]:9464/readyz"],
    [{ METRICS_HOST: "10.0.0.7" }, "http://10.0.0.7:9464/readyz"],
    [{ METRICS_HOST: "fd00::7" }, "http://[fd00::7]:9464/readyz"],
    [{ METRICS_PORT: "" }, "http://127.0.0.1:9464/readyz"],
    [{ METRICS_PORT: "0", PORT: "80" }, "http://127.0.0.1:80/readyz"],
    [{ METRICS_PORT: "off", TLS_CERT_FILE: "/tls.pem", HOST: "api" }, "https://api:8080/readyz"],
  ])("with %j asks %s", (environment, address) => {
    expect(probeAddress(environment)).toBe(address);
  });
});

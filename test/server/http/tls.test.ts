/** The service over its own certificate: real handshakes, a certificate that is replaced while connections are open, and wrong files. */
import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type TLSSocket } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { readCertificate } from "../../../codegen/typespec-koa-runtime/src/tls.ts";
import { RawConnection } from "./support/client.ts";
import { testServer } from "./support/server.ts";

const FIRST = "test/events/webhooks/certificates";
const RENEWED = "test/server/http/certificates";
const authority = [readFileSync(`${FIRST}/authority.pem`), readFileSync(`${RENEWED}/renewed.pem`)];

function files() {
  const directory = mkdtempSync(join(tmpdir(), "judgment-tls-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const tls = { certFile: join(directory, "tls.crt"), keyFile: join(directory, "tls.key") };
  copyFileSync(`${FIRST}/server.pem`, tls.certFile);
  copyFileSync(`${FIRST}/server.key`, tls.keyFile);
  return { directory, ...tls };
}

/** Replaces a file in one step, as tools that renew certificates do. */
function replace(path: string, by: string): void {
  copyFileSync(by, `${path}.new`);
  renameSync(`${path}.new`, path);
}

interface Received {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  subject: string;
}

function get(port: number, path: string, agent = new Agent({ ca: authority })): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "localhost", port, path, agent, headers: { Authorization: "Bearer writer" } }, (response) => {
      const subject = String((response.socket as TLSSocket).getPeerCertificate().subject.CN);
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, body, subject }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

test("requests are answered over https, and browsers are told to stay with it", async () => {
  const { url, port } = await testServer({
    tls: files(),
    mounts: [{ at: "/page", answer: () => ({ status: 200, headers: {}, body: "page" }) }],
  });
  expect(url).toMatch(/^https:/);
  for (const path of ["/v1/namespaces/a/documents/b", "/nowhere", "/page"]) {
    const answer = await get(port, path);
    expect(answer.headers["strict-transport-security"], path).toBe("max-age=31536000");
    expect(answer.subject).toBe("hooks.example.com");
  }
  expect((await get(port, "/v1/namespaces/a/documents/b")).status).toBe(200);
});

test("without a certificate nobody is told to use https", async () => {
  const { url } = await testServer();
  expect((await fetch(`${url}/v1/namespaces/a/documents/b`)).headers.get("strict-transport-security")).toBeNull();
});

test("a client that speaks plain http to it is told nothing and holds nothing", async () => {
  const { port } = await testServer({ tls: files() });
  const raw = await RawConnection.open(port);
  raw.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await raw.closed();
  expect((await get(port, "/v1/namespaces/a/documents/b")).status).toBe(200);
});

test("protocols before TLS 1.2 are refused", async () => {
  const { port } = await testServer({ tls: files() });
  const old = new Promise((resolve) => {
    const socket = connect({
      port,
      host: "localhost",
      ca: authority,
      minVersion: "TLSv1",
      maxVersion: "TLSv1.1",
      ciphers: "DEFAULT@SECLEVEL=0",
    });
    socket.on("secureConnect", () => resolve("connected"));
    socket.on("error", () => resolve("refused"));
  });
  expect(await old).toBe("refused");
});

test("a renewed certificate is used by new connections, and open ones go on", async () => {
  const tls = files();
  const { port, logged } = await testServer({ tls, limits: { certificateLookMs: 20 } });
  const open = new Agent({ ca: authority, keepAlive: true, maxSockets: 1 });
  expect((await get(port, "/nowhere", open)).subject).toBe("hooks.example.com");
  replace(tls.certFile, `${RENEWED}/renewed.pem`);
  // The key is still the old one, so the pair is not used yet.
  await expect.poll(() => logged.filter(({ msg }) => /cannot be used/.test(String(msg)))).toHaveLength(1);
  expect((await get(port, "/nowhere")).subject).toBe("hooks.example.com");
  replace(tls.keyFile, `${RENEWED}/renewed.key`);
  await expect.poll(async () => (await get(port, "/nowhere")).subject).toBe("renewed.example.com");
  expect((await get(port, "/nowhere", open)).status).toBe(404);
  expect(logged.filter(({ msg }) => /cannot be used/.test(String(msg)))).toHaveLength(1);
  open.destroy();
});

test("a certificate that is mounted behind a link is renewed too", async () => {
  const { directory, ...tls } = files();
  const link = { certFile: join(directory, "link.crt"), keyFile: join(directory, "link.key") };
  symlinkSync(tls.certFile, link.certFile);
  symlinkSync(tls.keyFile, link.keyFile);
  const { port } = await testServer({ tls: link, limits: { certificateLookMs: 20 } });
  replace(tls.certFile, `${RENEWED}/renewed.pem`);
  replace(tls.keyFile, `${RENEWED}/renewed.key`);
  await expect.poll(async () => (await get(port, "/nowhere")).subject).toBe("renewed.example.com");
});

test("files that cannot be used are refused by name before anything listens", async () => {
  const { certFile, keyFile, directory } = files();
  const text = join(directory, "text");
  writeFileSync(text, "no certificate");
  expect(() => readCertificate({ certFile: join(directory, "none"), keyFile })).toThrow(
    /^TLS_CERT_FILE .*none cannot be read: ENOENT/,
  );
  expect(() => readCertificate({ certFile: text, keyFile })).toThrow(/^TLS_CERT_FILE .* must be a certificate in PEM/);
  expect(() => readCertificate({ certFile, keyFile: text })).toThrow(/^TLS_KEY_FILE .* must be a private key in PEM/);
  expect(() => readCertificate({ certFile, keyFile: `${RENEWED}/renewed.key` })).toThrow(/is not the key of the certificate/);
  await expect(testServer({ tls: { certFile, keyFile: text } })).rejects.toThrow("TLS_KEY_FILE");
});

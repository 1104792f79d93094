/**
 * The console's first views in Chromium on the demo's data, in a fresh browser context that is signed in. The time is from the address
 * until the table of namespaces is there. It is compared with an empty page in the same browser.
 *
 * Two more figures are the compressed sizes of what every page loads, and of the forms, which load when one of them is opened.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { bundle } from "#plugins/console/bundle.ts";
import { chromiumPath, openBrowser } from "#test/console/support/browser.ts";
import { type Bench, compared, type Figure, inTurns } from "./support/bench.ts";

const ROUNDS = 9;
const FIRST_VIEW_MS = 1000;
const PAGES_BYTES = 55_000;
const FORMS_BYTES = 20_000;

interface Demo {
  readonly address: string;
  readonly key: string;
  stop(): Promise<void>;
}

async function demo(dataDir: string): Promise<Demo> {
  const child = spawn(process.execPath, ["--require", "./src/server/version-check.cjs", "src/server/demo/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "error" },
  });
  let address = "";
  for await (const line of createInterface({ input: child.stdout })) {
    address = /API +(http:\S+)\/v1$/.exec(line)?.[1] ?? address;
    const key = /API key +(\S+)$/.exec(line)?.[1];
    if (key === undefined) continue;
    child.stdout.resume();
    return {
      address,
      key,
      async stop() {
        child.kill("SIGTERM");
        await once(child, "exit");
      },
    };
  }
  throw new Error("The demo ended before it served.");
}

/** Milliseconds from asking for `url` until `shown` is there, with nothing cached. */
async function view(browser: Browser, url: string, shown: string, key: string | null): Promise<number> {
  const context = await browser.newContext();
  try {
    if (key !== null)
      await context.request.post(`${new URL(url).origin}/v1/session`, { headers: { Authorization: `Bearer ${key}` } });
    const page: Page = await context.newPage();
    const began = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(shown).first().waitFor();
    return performance.now() - began;
  } finally {
    await context.close();
  }
}

async function views(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "console-"));
  chmodSync(dataDir, 0o755);
  const bare = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("<!doctype html><p>there</p>"));
  bare.listen(0, "127.0.0.1");
  await once(bare, "listening");
  const { address, key, stop } = await demo(dataDir);
  const browser = await openBrowser();
  try {
    const at = (place: string) => `${address}/console/#/${place}`;
    const namespace = `namespaces/${encodeURIComponent("demo/packages")}`;
    const measured = await inTurns(ROUNDS, {
      namespaces: () => view(browser, at("namespaces"), "tbody a", key),
      document: () => view(browser, at(`${namespace}/documents/koa`), "section.card", key),
      thresholds: () => view(browser, at(`${namespace}/judgments/command_line`), "svg.chart", key),
      bare: () => view(browser, `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`, "p", null),
    });
    const promised = everyRound(FIRST_VIEW_MS);
    return [
      compared("first view, namespaces, against 1 s", measured.namespaces, promised, { target: 1, better: "lower", unit: "ms" }),
      compared("first view, a document, against 1 s", measured.document, promised, { target: 1, better: "lower", unit: "ms" }),
      compared("first view, answers of a judgment, against 1 s", measured.thresholds, promised, {
        target: 1,
        better: "lower",
        unit: "ms",
      }),
      compared("first view, namespaces, against a bare page", measured.namespaces, measured.bare, {
        target: null,
        better: "lower",
        unit: "ms",
      }),
    ];
  } finally {
    await browser.close();
    await stop();
    bare.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const everyRound = (value: number): number[] => new Array<number>(ROUNDS).fill(value);

async function weights(): Promise<Figure[]> {
  const files = [...(await bundle())];
  const packed = (of: (name: string) => boolean) =>
    files.filter(([name]) => of(name)).reduce((sum, [, bytes]) => sum + gzipSync(bytes).length, 0);
  const most = { target: 1, better: "lower", unit: "bytes" } as const;
  return [
    compared("what pages load, packed", [packed((name) => name !== "forms.js")], [PAGES_BYTES], most),
    compared("forms, packed", [packed((name) => name === "forms.js")], [FORMS_BYTES], most),
  ];
}

export const bench: Bench = {
  about: "the console's first views in Chromium on the demo, against 1 s and a bare page; what its bundle weighs",
  async run() {
    if (chromiumPath === null)
      throw new Error("There is no Chromium here: install Debian's chromium, or name one in CHROMIUM_PATH.");
    return [...(await views()), ...(await weights())];
  },
};

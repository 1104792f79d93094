/** Chromium, where the machine has it. The console's tests check what people see and can reach, which only a browser knows. */
import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright-core";
import type { Need } from "#test/support/needs.ts";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Null where there is none: Debian has it as `chromium`, and `CHROMIUM_PATH` names another. */
export const chromiumPath: string | null = [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path)) ?? null;

export const chromium: Need = {
  what: "Chromium",
  there: chromiumPath !== null,
  cure: "apt-get install --no-install-recommends chromium (as root, on Debian or Ubuntu), or name a Chromium in CHROMIUM_PATH",
};

/** Nothing of its own goes out, and it needs no screen. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @param more further switches of Chromium */
export const openBrowser = (...more: string[]): Promise<Browser> =>
  playwright.launch({ executablePath: chromiumPath!, args: [...args, ...more] });

interface PageOptions extends BrowserContextOptions {
  /** Whether the page looks again 20 times as often: how long it waits between two looks is not what most tests are about. */
  readonly hurried?: boolean;
}

/** A page of its own that is signed in, where a key is given; what goes wrong in it is noted in `faults`. */
export async function signedIn(
  browser: Browser,
  key: string | null,
  { hurried, ...options }: PageOptions = {},
): Promise<SignedIn> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  if (hurried) await context.addInitScript(hurry);
  const page = await context.newPage();
  if (key !== null) signInFirst(page, key);
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  // Refusals are a page's to tell; what the browser itself refuses, as by the policy, is a fault.
  page.on("console", (line) => {
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource")) faults.push(line.text());
  });
  return { page, faults };
}

/** Signs in at each origin before the page goes there for the first time. */
function signInFirst(page: Page, key: string): void {
  const goto = page.goto.bind(page);
  const known = new Set<string>();
  page.goto = async (address, options) => {
    const { origin } = new URL(address);
    if (!known.has(origin)) {
      known.add(origin);
      const made = await page.request.post(`${origin}/v1/session`, { headers: { Authorization: `Bearer ${key}` } });
      if (made.status() !== 201) throw new Error(`Signing in at ${origin} was answered ${made.status()}.`);
    }
    return goto(address, options);
  };
}

export interface SignedIn {
  readonly page: Page;
  readonly faults: string[];
}

/** Polling timers. Not those that debounce typing, and not timeouts of requests. */
function hurry(): void {
  const sooner = (ms = 0) => (ms >= 400 && ms <= 20_000 ? ms / 20 : ms);
  const { setTimeout, setInterval } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, sooner(ms)),
    setInterval: (run: () => void, ms?: number) => setInterval(run, sooner(ms)),
  });
}

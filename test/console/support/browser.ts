/** Chromium, where the machine has it: the console's tests are of what people see and can reach, which only a browser knows. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
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

export const openBrowser = (): Promise<Browser> => playwright.launch({ executablePath: chromiumPath!, args });

const KEPT = "judgment-service-key";

/** A page of its own that is signed in; what goes wrong in it is noted in `faults`. */
export async function signedIn(browser: Browser, key: string, options: BrowserContextOptions = {}): Promise<SignedIn> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await context.addInitScript(([name, key]) => sessionStorage.getItem(name!) ?? sessionStorage.setItem(name!, key!), [KEPT, key]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  // Refusals are a page's to tell; what the browser itself refuses, as by the policy, is a fault.
  page.on("console", (line) => {
    if (line.type() === "error" && !line.text().startsWith("Failed to load resource")) faults.push(line.text());
  });
  return { page, faults };
}

export interface SignedIn {
  readonly page: Page;
  readonly faults: string[];
}

/** Waits until nothing of the page is loading any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page
    .locator("p", { hasText: /^(Loading|Signing in) …$/ })
    .first()
    .waitFor({ state: "detached" });
}

/** What of a page somebody could not reach, read or operate, by axe (by those rules alone, where given); each with its rule and where. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(axe);
  const found = await page.evaluate(async (runOnly) => {
    // biome-ignore lint/suspicious/noExplicitAny: it has put itself there
    const { violations } = await (globalThis as any).axe.run(runOnly ? { runOnly } : {});
    // biome-ignore lint/suspicious/noExplicitAny: as axe has it
    return violations.map(({ id, nodes }: any) => `${id}: ${nodes.map(({ html }: any) => html.slice(0, 120)).join(" | ")}`);
  }, rules);
  return found as string[];
}

/** What tests do with a page: go to its places, open folded parts, and check its accessibility. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** What a browser's page has: functions that are given to `evaluate` run there. */
// biome-ignore lint/suspicious/noExplicitAny: the types of all that are not among those of tests
type InPage = any;
declare const document: InPage;
declare const location: InPage;
declare const addEventListener: InPage;
declare const removeEventListener: InPage;
declare const requestAnimationFrame: InPage;
declare const CSSStyleSheet: InPage;

/** Waits until nothing of the page is loading any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page
    .locator("p", { hasText: /^(Loading|Signing in) …$/ })
    .first()
    .waitFor({ state: "detached" });
}

/**
 * Goes to a place as by a link of a page that is there, and waits until it has settled. The page learns of the new address in a later turn of the
 * event loop. Before that, it still shows the old place.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const [there, place] = address.split("#");
  if (page.url().split("#")[0] !== there) await page.goto(address);
  else
    await page.evaluate(async (place) => {
      const { href: before } = location;
      location.hash = place;
      if (location.href === before) return;
      await new Promise<void>((resolve) =>
        addEventListener("hashchange", function told({ newURL }: { newURL: string }) {
          if (newURL !== location.href) return;
          removeEventListener("hashchange", told);
          resolve();
        }),
      );
      // Drawn: by then what it shows of itself, such as that it loads, is there.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }, `#${place}`);
  await settled(page);
}

/** Opens whatever of the page is folded, and waits until what was in there has settled. */
export async function unfolded(page: Page): Promise<void> {
  const open = () =>
    page.evaluate(async () => {
      const folded = [...document.querySelectorAll("main details:not([open])")];
      const told = folded.map((one) => new Promise((resolve) => one.addEventListener("toggle", resolve, { once: true })));
      for (const one of folded) one.querySelector("summary")!.click();
      await Promise.all(told);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return folded.length;
    });
  // What loads when it is opened may have something folded as well.
  while ((await open()) > 0) await settled(page);
  await measured(page);
}

/**
 * Waits until what was drawn has measured itself: a table that scrolls is within reach of the keyboard only then. It begins to measure after the
 * first frame, gets its size in the second, and is drawn again before the third.
 */
const measured = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

/** The same page in other colours and on another screen, once what goes by its width has been drawn anew. */
export async function seenAs(
  page: Page,
  { colorScheme, width }: { colorScheme: "light" | "dark"; width: number },
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await measured(page);
}

/** By how many pixels a page is wider than the screen. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * What of a page somebody could not reach, read or operate, by axe (by those rules alone, where given); each with its rule and where. The first
 * dozen rows of a table, and of a list, stand for the others, which are made alike: axe takes its time for each.
 */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await readFile(axe, "utf8"));
  return page.evaluate(async (runOnly) => {
    const dozen = new CSSStyleSheet();
    dozen.replaceSync("main :is(tr, li):nth-child(n + 13) { display: none }");
    document.adoptedStyleSheets = [dozen];
    try {
      const options = { resultTypes: ["violations"], ...(runOnly ? { runOnly } : {}) };
      const { violations } = await (globalThis as InPage).axe.run(options);
      return violations.map(
        ({ id, nodes }: InPage) => `${id}: ${nodes.map(({ html }: InPage) => html.slice(0, 120)).join(" | ")}`,
      );
    } finally {
      document.adoptedStyleSheets = [];
    }
  }, rules);
}

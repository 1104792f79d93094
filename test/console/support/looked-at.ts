/** Looks at each page of the console in two ways: light on a wide screen, and dark on a phone's. */
import type { Browser } from "playwright-core";
import { vi } from "vitest";
import { signedIn } from "./browser.ts";
import type { Furnished } from "./furnished.ts";
import { barriers, seenAs, tooWide, unfolded, visit } from "./page.ts";
import { addressOf, placesOf } from "./places.ts";

export const LIGHT = "light at 1280 pixels";
export const DARK = "dark at 390 pixels";

const WAYS = {
  [LIGHT]: { colorScheme: "light", width: 1280, rules: undefined },
  // The same page in other colours, and with tables that scroll.
  [DARK]: {
    colorScheme: "dark",
    width: 390,
    rules: ["color-contrast", "scrollable-region-focusable", "landmark-unique", "target-size", "nested-interactive"],
  },
} as const;

export interface Looked {
  readonly heading: string;
  readonly title: string;
  /** By how it is looked at: barriers, and by how many pixels it is wider than the screen; null where nothing is wrong. */
  readonly wrong: Readonly<Record<string, { there: string[]; over: number } | null>>;
}

/** By page; and what the browser reported on the way. */
export async function lookedAt(
  browser: Browser,
  world: Furnished,
): Promise<{ looked: Record<string, Looked>; faults: readonly string[] }> {
  const looked: Record<string, Looked> = {};
  const { page, faults } = await signedIn(browser, world.service.adminKey, { reducedMotion: "reduce" });
  const wrongWith = async (way: keyof typeof WAYS) => {
    const over = await tooWide(page);
    const there = await barriers(page, WAYS[way].rules);
    return there.length > 0 || over > 0 ? { there, over } : null;
  };
  await seenAs(page, WAYS[LIGHT]);
  for (const [at, [what, place]] of Object.entries(placesOf(world)).entries()) {
    await visit(page, addressOf(world.service, ...place));
    const heading = (await page.locator("h1").textContent())!;
    // The tab follows the page once that is drawn.
    const isNamed = (title: string) => title.includes(heading) && title.endsWith(" – Judgment Service");
    await vi.waitUntil(async () => isNamed(await page.title()), { timeout: 30_000 });
    // What is folded is looked at as well.
    await unfolded(page);
    // In the way in which the page before was looked at last, then in the other.
    const looks = at % 2 === 0 ? ([LIGHT, DARK] as const) : ([DARK, LIGHT] as const);
    const wrong = { [looks[0]]: await wrongWith(looks[0]) };
    await seenAs(page, WAYS[looks[1]]);
    wrong[looks[1]] = await wrongWith(looks[1]);
    looked[what] = { heading, title: await page.title(), wrong };
  }
  const noted = [...faults];
  await page.context().close();
  return { looked, faults: noted };
}

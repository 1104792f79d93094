/** The guides, in the order in which a reader wants them. */
import { readFileSync } from "node:fs";
import type { Place } from "./page.ts";

const ORDER = [
  ...["start", "documents", "questions", "contexts", "freshness", "queries", "subscriptions", "jobs", "tenants", "trust"],
  ...["recipes", "running", "limits", "errors", "generating-a-client"],
] as const;

const source = (name: string) => readFileSync(new URL(`../../../../spec/guides/${name}.md`, import.meta.url), "utf8");

export const GUIDES: readonly string[] = ORDER;

export function guideText(name: string): string {
  return source(name);
}

export function guidePlaces(): Place[] {
  return GUIDES.map((name) => ({ name, title: /^# (.+)$/m.exec(source(name))![1]! }));
}

/** The first paragraph after the title, in one line. */
export function firstParagraph(text: string): string {
  const [, paragraph = ""] = text.split(/\n\n+/);
  return paragraph.replaceAll(/\s+/g, " ").trim();
}

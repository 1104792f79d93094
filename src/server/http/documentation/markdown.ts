/**
 * Renders Markdown for pages. Raw HTML of a text is shown as text, and links lead to web addresses or within the site only. So no text of a
 * guide or of the contract can bring a script.
 */
import MarkdownIt from "markdown-it";
import { escaped } from "./page.ts";

export interface Rendered {
  readonly html: string;
  readonly title: string;
  /** The headings of the second level, with their anchors. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** What stands in a fence of a kind that is no code: given its content, the HTML. */
export type Fences = Readonly<Record<string, (content: string) => string>>;

const LANGUAGES: Readonly<Record<string, string>> = { sh: "Shell", json: "JSON", ts: "TypeScript", python: "Python" };

/** Of an example in several languages, the first is shown and the others are folded. */
const FOLDED: ReadonlySet<string> = new Set(["ts", "python"]);

export function rendered(source: string, fences: Fences = {}): Rendered {
  const headings: { id: string; text: string }[] = [];
  const known = new Set<string>();
  let title = "";
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const { rules } = markdown.renderer;
  rules.heading_open = (tokens, at) => {
    const { tag } = tokens[at]!;
    const inline = tokens[at + 1]!;
    const [, text, given] = /^(.*?)(?: \{#([\w.-]+)\})?$/.exec(inline.content)!;
    const last = inline.children?.at(-1);
    if (given && last?.type === "text") last.content = last.content.replace(/ \{#[\w.-]+\}$/, "");
    const plain = text!.replaceAll("`", "");
    if (tag === "h1") title = plain;
    const id = unique(known, given ?? slug(plain));
    if (tag === "h2") headings.push({ id, text: plain });
    return `<${tag} id="${escaped(id)}">`;
  };
  rules.heading_close = (tokens, at) => `</${tokens[at]!.tag}>\n`;
  rules.fence = (tokens, at) => {
    const { info, content } = tokens[at]!;
    const [language = ""] = info.trim().split(/\s+/);
    const own = Object.hasOwn(fences, language) ? fences[language] : undefined;
    return own ? own(content) : code(language, content);
  };
  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => "</table></div>\n";
  rules.link_open = (tokens, at, options, _env, self) => {
    const token = tokens[at]!;
    token.attrSet("href", inSite(String(token.attrGet("href") ?? "")));
    return self.renderToken(tokens, at, options);
  };
  const html = markdown.render(source);
  return { html, title, headings };
}

function code(language: string, content: string): string {
  const name = LANGUAGES[language] ?? "Text";
  const block = `<pre tabindex="0" role="group" aria-label="${name}"><code>${escaped(content)}</code></pre>`;
  return FOLDED.has(language) ? `<details class="code"><summary>${name}</summary>${block}</details>\n` : `${block}\n`;
}

/** Guides link to each other as files. */
function inSite(href: string): string {
  if (/^(https?:|#)/.test(href)) return href;
  const page = /^([a-z-]+)\.md(#.*)?$/.exec(href);
  return page ? `${page[1]}.html${page[2] ?? ""}` : href;
}

function slug(text: string): string {
  // An error's heading is its code, and its anchor is the same.
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");
}

function unique(known: Set<string>, id: string): string {
  let one = id;
  for (let n = 2; known.has(one); n++) one = `${id}-${n}`;
  known.add(one);
  return one;
}

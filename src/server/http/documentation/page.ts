/** The frame around every page of the documentation. */

export interface Place {
  /** The name of the page, without its ending. */
  readonly name: string;
  readonly title: string;
}

export interface Contents {
  readonly guides: readonly Place[];
  readonly resources: readonly Place[];
}

interface Shown {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Whether operations can be tried on it, with a key. */
  readonly tries: boolean;
}

export function pageOf(contents: Contents, { name, title, html, headings, tries }: Shown): string {
  const links = (places: readonly Place[]) =>
    places
      .map(
        (one) =>
          `<li><a href="${one.name}.html"${one.name === name ? ' aria-current="page"' : ""}>${escaped(one.title)}</a></li>`,
      )
      .join("\n");
  const here = headings.length > 1 ? onThisPage(headings) : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · Judgment Service</title>
<link rel="icon" type="image/svg+xml" href="icon.svg">
<link rel="stylesheet" href="site.css">
<link rel="alternate" type="text/markdown" href="${name}.md">
<script src="site.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="home" href="index.html">Judgment Service</a>
<a href="reference.html">API reference</a>
<a href="../console/">Console</a>
</header>
<div class="columns">
<nav aria-label="Documentation">
<details id="menu">
<summary>Contents</summary>
<h2>Guides</h2>
<ul>
${links(contents.guides)}
</ul>
<h2><a href="reference.html"${name === "reference" ? ' aria-current="page"' : ""}>API reference</a></h2>
<ul>
${links(contents.resources)}
</ul>
</details>
</nav>
<main id="content" tabindex="-1">
${tries ? KEY : ""}
${html.replace("</h1>", `</h1>\n${here}`)}
<footer><a href="${name}.md">This page as Markdown</a> · <a href="openapi.json">OpenAPI document</a> · <a href="swagger/">Swagger UI</a></footer>
</main>
</div>
</body>
</html>
`;
}

const KEY = `<form class="key" autocomplete="off">
<label for="api-key">API key, to try operations on this page</label>
<input id="api-key" type="password" placeholder="jk_…" autocomplete="off" spellcheck="false">
<p>It stays in this page and is sent to this server only.</p>
</form>`;

function onThisPage(headings: Shown["headings"]): string {
  const links = headings.map(({ id, text }) => `<li><a href="#${escaped(id)}">${escaped(text)}</a></li>`).join("\n");
  return `<details class="here"><summary>On this page</summary><ul>\n${links}\n</ul></details>`;
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The form in which an operation is tried. What it does is in `site.js`. */
import type { Called } from "./examples.ts";
import { escaped } from "./page.ts";

export function tryForm(content: string): string {
  const { id, method, path, parameters, optional, body } = JSON.parse(content) as Called & { optional: string[] };
  const field = (name: string, place: string, value: string, required: boolean) => `<div class="field">
<label for="${id}-${name}">${escaped(name)}${required ? "" : " (optional)"}</label>
<input id="${id}-${name}" name="${escaped(name)}" data-in="${place}" value="${escaped(value)}"${required ? " required" : ""} autocomplete="off" spellcheck="false">
</div>`;
  const fields = [
    ...parameters.map((one) => field(one.name, one.in, one.example, true)),
    ...optional.map((name) => field(name, "query", "", false)),
  ];
  const area =
    body === undefined
      ? ""
      : `<div class="field"><label for="${id}-body">Body</label>
<textarea id="${id}-body" name="body" rows="8" spellcheck="false">${escaped(JSON.stringify(body, null, 2))}</textarea></div>`;
  return `<details class="try"><summary>Try ${escaped(id)}</summary>
<form data-method="${method}" data-path="${escaped(path)}">
${fields.join("\n")}
${area}
<button type="submit">Send</button>
${method === "GET" ? "" : "<p>This changes what is stored.</p>"}
<div class="result" role="status"></div>
</form>
</details>
`;
}

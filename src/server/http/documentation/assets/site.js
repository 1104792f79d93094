// The menu is open where there is room for it. An operation is tried with the key of the page, which leaves it only with a request.
const menu = document.querySelector("#menu");
const wide = window.matchMedia("(min-width: 60rem)");
const arrange = () => {
  menu.open = wide.matches;
};
wide.addEventListener("change", arrange);
arrange();

function urlOf(form) {
  const inputs = [...form.querySelectorAll("input[data-in]")].filter(({ value }) => value !== "");
  const given = (place) => inputs.filter((input) => input.dataset.in === place).map(({ name, value }) => [name, value]);
  const words = new Map(given("path"));
  const path = form.dataset.path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(words.get(name) ?? ""));
  const query = new URLSearchParams(given("query")).toString();
  return `${new URL("../v1", location.href).pathname}${path}${query === "" ? "" : `?${query}`}`;
}

function show(result, status, text) {
  const [line, body] = [document.createElement("p"), document.createElement("pre")];
  line.textContent = status;
  body.tabIndex = 0;
  body.setAttribute("role", "group");
  body.setAttribute("aria-label", "Response");
  body.textContent = text;
  result.replaceChildren(line, ...(text === "" ? [] : [body]));
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function send(form) {
  const result = form.querySelector(".result");
  const key = document.querySelector("#api-key").value.trim();
  const body = form.querySelector("textarea")?.value;
  show(result, "Sending …", "");
  try {
    const headers = {
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...(body ? { "Content-Type": "application/json" } : {}),
    };
    for (const { name, value } of form.querySelectorAll('input[data-in="header"]')) if (value !== "") headers[name] = value;
    const response = await fetch(urlOf(form), { method: form.dataset.method, headers, ...(body ? { body } : {}) });
    show(result, `Status ${response.status}`, readable(await response.text()));
  } catch (error) {
    show(result, `Nothing was received: ${error.message}`, "");
  }
}

document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target.matches(".try form")) send(event.target);
});

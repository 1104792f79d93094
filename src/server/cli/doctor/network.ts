/** What the service reaches over the network: engines, endpoints of webhooks, and the server for mail. */
import { createEngines, startEngines } from "#plugins/engines/index.ts";
import { connectChecked } from "#src/events/webhooks/checked-connection.ts";
import { internet, type Outside } from "#src/events/webhooks/outside.ts";
import type { Oidc } from "#src/server/config.ts";
import { type Finding, fault, faultOf, ok, warning } from "./finding.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const LONGEST_MS = 5_000;

interface Remote {
  readonly engine: string;
  readonly url: string;
  /** Where the key is checked without a question. Null: only the connection is. */
  readonly models: string | null;
  readonly keyVariable: string;
  readonly urlVariable: string;
}

function remotes({ TYPESAFE_BASE_URL, OPENAI_BASE_URL }: Environment): Remote[] {
  const openai = (OPENAI_BASE_URL || "https://api.openai.com/v1").replace(/\/+$/, "");
  const jev = TYPESAFE_BASE_URL || "https://api.typesafe.ai";
  return [
    { engine: "jev", url: jev, models: null, keyVariable: "TYPESAFE_API_KEY", urlVariable: "TYPESAFE_BASE_URL" },
    { engine: "openai", url: openai, models: `${openai}/models`, keyVariable: "OPENAI_API_KEY", urlVariable: "OPENAI_BASE_URL" },
  ];
}

/** No question is asked, so nothing is paid. */
export async function engineFindings(environment: Environment): Promise<Finding[]> {
  let configured: ReturnType<typeof createEngines>;
  try {
    configured = createEngines(environment);
    await startEngines(configured.engines.values());
    await Promise.all([...configured.engines.values()].map((engine) => engine.close()));
  } catch (error) {
    return [faultOf("engines", error)];
  }
  const { engines } = configured;
  const known = remotes(environment).filter(({ engine }) => engines.has(engine));
  if (known.length === 0)
    return [
      ok(
        "engines",
        `${[...engines.keys()].join(", ")}: needs no server. To configure another, ${[...configured.missing.values()].join(" or ")}.`,
      ),
    ];
  return Promise.all(known.map((remote) => engineFinding(remote, environment)));
}

/** Null where nobody signs in through a provider. */
export async function signInFinding(oidc: Oidc | null): Promise<Finding | null> {
  if (oidc === null) return null;
  const check = "sign-in";
  const { issuer } = oidc;
  const cure = "Correct OIDC_ISSUER, or open the way to it in the firewall.";
  try {
    const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS), redirect: "manual" });
    if (!response.ok) return fault(check, `${address} answers ${response.status}.`, cure);
    const told = ((await response.json()) as { issuer?: unknown } | null)?.issuer;
    if (told !== issuer)
      return fault(check, `${address} says that it is ${JSON.stringify(told)}.`, "Set OIDC_ISSUER to exactly that.");
    return ok(check, `${issuer} answers. It has to know the redirect address ${oidc.console}signed-in.`);
  } catch (error) {
    return fault(check, `${issuer} cannot be reached: ${reasonOf(error)}.`, cure);
  }
}

async function engineFinding(
  { engine, url, models, keyVariable, urlVariable }: Remote,
  environment: Environment,
): Promise<Finding> {
  const check = `engine ${engine}`;
  const started = performance.now();
  try {
    const headers = models === null ? {} : { authorization: `Bearer ${environment[keyVariable]}` };
    const signal = AbortSignal.timeout(LONGEST_MS);
    const response = await fetch(models ?? url, {
      method: models === null ? "HEAD" : "GET",
      headers,
      signal,
      redirect: "manual",
    });
    await response.body?.cancel();
    const took = `${Math.round(performance.now() - started)} ms`;
    if (models === null) return ok(check, `${url} answers in ${took}. Its key is checked by the first question.`);
    if (response.status === 401 || response.status === 403)
      return fault(check, `${url} refuses the key (${response.status}).`, `Set ${keyVariable} to a key that is valid there.`);
    if (response.status >= 500)
      return fault(
        check,
        `${url} answers ${response.status}.`,
        "Wait, or ask who runs it. Judging is repeated until it succeeds.",
      );
    return ok(check, `${url} answers in ${took}${response.ok ? " and accepts the key" : ""}.`);
  } catch (error) {
    const cure = `Correct ${urlVariable}, or open the way to it in the firewall.`;
    return fault(check, `${url} cannot be reached: ${reasonOf(error)}.`, cure);
  }
}

/** The most endpoints that are tried. */
const MOST_ENDPOINTS = 20;

/** Connections as deliveries open them, without a request. */
export async function webhookFindings(
  urls: readonly string[],
  { allowPrivate, outside = internet }: { allowPrivate: boolean; outside?: Outside },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (allowPrivate)
    findings.push(
      warning(
        "webhooks",
        "WEBHOOK_ALLOW_PRIVATE is set, so webhooks may go to private addresses.",
        "Unset it outside of development.",
      ),
    );
  const origins = [...new Set(urls.map((url) => new URL(url).origin))].slice(0, MOST_ENDPOINTS);
  if (origins.length === 0) return [...findings, ok("webhooks", "There are no active endpoints to reach.")];
  const tried = await Promise.all(origins.map((origin) => endpointFault(origin, { allowPrivate, outside })));
  const failed = tried.filter((one) => one !== null);
  const reached = ok("webhooks", `${origins.length} hosts of active endpoints can be reached.`);
  return [...findings, ...(failed.length > 0 ? failed : [reached])];
}

async function endpointFault(
  origin: string,
  { allowPrivate, outside }: { allowPrivate: boolean; outside: Outside },
): Promise<Finding | null> {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === "https:";
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  try {
    const socket = await connectChecked(
      { outside, allowPrivate, connectMs: LONGEST_MS },
      { host, port: Number(port || (secure ? 443 : 80)), secure },
    );
    socket.destroy();
    return null;
  } catch (error) {
    return warning(
      "webhooks",
      `${origin} cannot be reached: ${reasonOf(error)}.`,
      "Check the firewall's rules for outgoing connections, or tell the owner of the endpoint.",
    );
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError") return `no answer within ${LONGEST_MS / 1000} s`;
  const { code } = (cause ?? {}) as { code?: string };
  return (cause instanceof Error ? cause.message || code : message) || code || name;
}

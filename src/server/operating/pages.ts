/**
 * `/healthz`, `/readyz` and `/metrics` as pages. The probes are also served beside the API, the metrics only on the second port.
 */
import type { Mount, Page } from "typespec-koa-runtime/pages";
import type { NodeState } from "#src/foundation/db/store.ts";
import type { Health, Verdict } from "./health.ts";
import type { Metrics } from "./metrics.ts";

/**
 * For load balancers and orchestrators: unauthenticated, and without any other information.
 * @param nodes on the second port: the machines of the database by address, where it has several. A lost one does not make the service unready,
 * because the namespaces of the others are served.
 */
export function probeMounts(
  health: Pick<Health, "liveness" | "readiness">,
  nodes: () => readonly NodeState[] = () => [],
): Mount[] {
  return [
    { at: "/healthz", answer: ({ method, path }) => (path === "" ? pageOf(method, health.liveness()) : null) },
    {
      at: "/readyz",
      answer: ({ method, path }) => (path === "" ? pageOf(method, withNodes(health.readiness(), nodes())) : null),
    },
  ];
}

function withNodes(verdict: Verdict, nodes: readonly NodeState[]): Verdict {
  return nodes.length === 0 ? verdict : { ...verdict, body: { ...verdict.body, nodes } };
}

export function metricsMount(metrics: Pick<Metrics, "text" | "contentType">): Mount {
  return {
    at: "/metrics",
    async answer({ method, path }) {
      if (path !== "") return null;
      if (!isRead(method)) return notAllowed;
      const body = await metrics.text();
      return { status: 200, headers: { "Content-Type": metrics.contentType, "Cache-Control": "no-store" }, body };
    },
  };
}

function pageOf(method: string, { status, body }: Verdict): Page {
  if (!isRead(method)) return notAllowed;
  return { status, headers: { "Content-Type": "application/json", "Cache-Control": "no-store" }, body: JSON.stringify(body) };
}

const isRead = (method: string) => method === "GET" || method === "HEAD";

const notAllowed: Page = { status: 405, headers: { Allow: "GET, HEAD" }, body: "" };

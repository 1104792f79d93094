/** A process of the service names the workers of its cluster that do not answer: one that is killed, and one that hangs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs } from "#test/support/needs.ts";
import { run } from "../server/operating/processes.ts";
import { directory } from "../stores/directories.ts";
import { type Cluster, DATABASE, down, up } from "./cluster.ts";
import { findInstallation } from "./installation.ts";
import { endNode, type Node, onNode, startNode, stopNode } from "./node.ts";
import { citus } from "./served.ts";

const NAME = `nodes-${process.pid}`;

describe("a process of the service over a cluster", needs(citus), () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await up(NAME, findInstallation()!, 2);
  }, 120_000);
  afterAll(() => down(NAME), 60_000);

  const addressOf = ({ port }: Node) => `127.0.0.1:${port}`;
  const sessions = () =>
    onNode(cluster.coordinator, cluster.password, DATABASE, async (client) => {
      const found = await client.query("select from pg_stat_activity where application_name = 'judgment-service nodes'");
      return found.rowCount;
    });

  it("says on its second port and in its log which workers do not answer, and stays ready", async () => {
    const service = run("src/server/main.ts", ["--role", "worker"], {
      CITUS_URL: cluster.url,
      DATA_DIR: directory(),
      METRICS_PORT: "0",
      SECRETS_KEY: "11".repeat(32),
    });
    const { metrics } = await service.says("Ready.");
    const ready = async () => {
      const response = await fetch(`${metrics}/readyz`);
      const { status, nodes } = (await response.json()) as { status: string; nodes: { node: string; well: boolean }[] };
      return [response.status, status, Object.fromEntries(nodes.map(({ node, well }) => [node, well]))];
    };
    const gauges = async () => {
      const text = await (await fetch(`${metrics}/metrics`)).text();
      const found = text.matchAll(/^judgment_database_node_up\{node="([^"]+)"\} (\d)$/gm);
      return Object.fromEntries([...found].map(([, node, up]) => [node, up]));
    };
    const [killed, hanging] = cluster.workers as [Node, Node];
    const [one, other] = [addressOf(killed), addressOf(hanging)];
    await expect.poll(ready).toEqual([200, "ready", { [one]: true, [other]: true }]);

    await endNode(killed, "SIGKILL");
    await expect.poll(ready).toEqual([200, "ready", { [one]: false, [other]: true }]);
    expect(await gauges()).toEqual({ [one]: "0", [other]: "1" });
    const line = await service.says("A worker of the cluster does not answer. Its namespaces are unavailable.");
    expect(line).toMatchObject({ node: one, level: "error" });

    const goOn = stopNode(hanging);
    try {
      await expect.poll(ready).toEqual([200, "ready", { [one]: false, [other]: false }]);
      await startNode(killed, cluster.common);
      await expect.poll(ready).toEqual([200, "ready", { [one]: true, [other]: false }]);
      // One waits with the worker that hangs, one asks the others.
      expect(await sessions()).toBe(2);
    } finally {
      goOn();
    }
    await expect.poll(ready).toEqual([200, "ready", { [one]: true, [other]: true }]);
    await expect.poll(sessions).toBe(1);
    service.process.kill("SIGTERM");
    expect(await service.ended).toBe(0);
  }, 180_000);
});

/**
 * Citus is upgraded as the plugin's README says, with the service running: node by node, the server is restarted with the new library, and
 * the extension is updated. `CITUS_NEXT_PREFIX` names the newer installation, of the same major release of PostgreSQL.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { needs } from "#test/support/needs.ts";
import type { TestService } from "#test/support/service.ts";
import { DATABASE } from "./cluster.ts";
import { CURE, findInstallation } from "./installation.ts";
import { endNode, type Node, onNode, startNode } from "./node.ts";
import { citus, type Served, served } from "./served.ts";
import { Traffic } from "./traffic.ts";

const NAMESPACES = Array.from({ length: 6 }, (_, at) => `shop/n-${at}`);
const next = process.env.CITUS_NEXT_PREFIX ? findInstallation(process.env.CITUS_NEXT_PREFIX) : null;
const both = {
  what: "two installations of Citus",
  there: citus.there && next !== null,
  cure: `${CURE}; name the newer one in CITUS_NEXT_PREFIX`,
};

/** The documents that have no fresh answer, after what the outage put off has rested by the test's clock. */
async function unanswered(service: TestService): Promise<string[]> {
  await service.clock.advance(10_000);
  const found: string[] = [];
  for (const name of NAMESPACES) {
    const path = `/namespaces/${encodeURIComponent(name)}`;
    const { body } = await service.request("POST", `${path}/query`, { body: { top_k: 1_000 } });
    for (const { id } of body.rows) {
      const document = await service.request("GET", `${path}/documents/${id}?wait_timeout_ms=0`);
      if (document.body.answers?.good?.freshness !== "fresh")
        found.push(`${name} ${id} ${JSON.stringify(document.body.answers)}`);
    }
  }
  return found;
}

describe("an upgrade of Citus", needs(both), () => {
  let on: Served;
  let traffic: Traffic;

  beforeAll(async () => {
    on = await served(`upgraded-${process.pid}`, { workers: 2 });
    const judgment = { name: "good", type: "bool", question: "?" };
    const made = await on.service.request("POST", `/namespaces/${encodeURIComponent("shop/*")}/judgments`, { body: judgment });
    expect(made.status, made.text).toBe(201);
    traffic = new Traffic(on.service, NAMESPACES, ["good"]);
    traffic.start();
    await vi.waitUntil(() => traffic.rounds(NAMESPACES) > 0, { timeout: 120_000 });
  }, 240_000);
  afterAll(async () => {
    await traffic?.stop();
    await on?.stop();
  }, 120_000);

  const versions = async (node: Node) => {
    const { rows } = await onNode(node, on.cluster.password, DATABASE, (client) =>
      client.query("select extversion as extension from pg_extension where extname = 'citus'"),
    );
    return rows[0]!.extension as string;
  };

  it("has each node away for its restart alone, and refuses nothing but with 503", async () => {
    const { coordinator, workers, common, password } = on.cluster;
    const before = await versions(coordinator);
    for (const node of [coordinator, ...workers]) {
      await endNode(node);
      await startNode(node, { ...common, installation: next! });
      await onNode(node, password, DATABASE, (client) => client.query("alter extension citus update"));
    }
    const after = await Promise.all([coordinator, ...workers].map(versions));
    expect(new Set(after).size).toBe(1);
    expect(after[0]).not.toBe(before);
    const until = traffic.rounds(NAMESPACES) + 3;
    await expect.poll(() => traffic.rounds(NAMESPACES), { timeout: 120_000 }).toBeGreaterThan(until);
    expect(traffic.faults()).toEqual([]);
  }, 600_000);

  it("and nothing that was acknowledged is lost, each document is answered, and no answer is billed twice", async () => {
    await traffic.stop();
    expect(await traffic.lost()).toEqual([]);
    const documents = await traffic.documents();
    const billed = async () => {
      const { body } = await on.service.request("GET", "/usage");
      return body.lines.reduce((sum: number, { judgment_units }: { judgment_units: number }) => sum + judgment_units, 0);
    };
    await expect.poll(() => unanswered(on.service), { timeout: 60_000 }).toEqual([]);
    // An answer whose first attempt to be stored is given up may be billed to nobody (the plugin's README).
    expect(await billed()).toBeLessThanOrEqual(documents);
    expect(await billed()).toBeGreaterThan(0);
  }, 240_000);
});

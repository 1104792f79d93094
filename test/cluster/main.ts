/** `npm run cluster -- up|down|status [--citus <prefix>] [--workers n] [--name <name>]`: a Citus cluster on this machine. */
import { parseArgs } from "node:util";
import { down, findCluster, statusOf, up } from "./cluster.ts";
import { CURE, findInstallation } from "./installation.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    citus: { type: "string" },
    workers: { type: "string", default: "2" },
    name: { type: "string", default: "default" },
  },
});

async function run(command: string | undefined): Promise<void> {
  switch (command) {
    case "up": {
      const installation = findInstallation(values.citus);
      if (installation === null)
        throw new Error(`There is no Citus ${values.citus ? `below ${values.citus}` : "on this machine"}: ${CURE}.`);
      await up(values.name, installation, Number(values.workers));
      return run("status");
    }
    case "down":
      return down(values.name);
    case "status": {
      const cluster = findCluster(values.name);
      for (const line of cluster ? await statusOf(cluster) : [`There is no cluster ${values.name}.`]) console.log(line);
      return;
    }
    default:
      throw new Error("Say what to do: up, down or status.");
  }
}

try {
  await run(positionals[0]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/**
 * `npm run cluster -- up|down|status [--citus <prefix>] [--workers n] [--name <name>]`: a Citus cluster on this machine.
 * `npm run cluster -- plan …`: how many nodes a load needs. `npm run cluster -- measure`: the figures that this is reckoned from.
 */
import { parseArgs } from "node:util";
import { down, findCluster, statusOf, up } from "./cluster.ts";
import { CURE, findInstallation } from "./installation.ts";
import { measure } from "./plan/measure.ts";
import { planOf } from "./plan/plan-command.ts";

const [command, ...given] = process.argv.slice(2);

function options() {
  const { values } = parseArgs({
    args: given,
    options: {
      citus: { type: "string" },
      workers: { type: "string", default: "2" },
      name: { type: "string", default: "default" },
    },
  });
  return values;
}

function installed(citus: string | undefined) {
  const installation = findInstallation(citus);
  if (installation === null) throw new Error(`There is no Citus ${citus ? `below ${citus}` : "on this machine"}: ${CURE}.`);
  return installation;
}

async function status(name: string): Promise<void> {
  const cluster = findCluster(name);
  for (const line of cluster ? await statusOf(cluster) : [`There is no cluster ${name}.`]) console.log(line);
}

async function run(): Promise<void> {
  switch (command) {
    case "up": {
      const { citus, name, workers } = options();
      await up(name, installed(citus), Number(workers));
      return status(name);
    }
    case "down":
      return down(options().name);
    case "status":
      return status(options().name);
    case "measure":
      console.log(JSON.stringify(await measure(installed(options().citus), `measure-${process.pid}`), null, 2));
      return;
    case "plan":
      for (const line of planOf(given)) console.log(line);
      return;
    default:
      throw new Error("Say what to do: up, down, status, plan or measure.");
  }
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/**
 * Builds the image with the tool that the machine has. `npm run image -- --base <image> --tag <name>`; other arguments go to the tool.
 */
import { spawnSync } from "node:child_process";

const TOOLS = [
  ["docker", "build"],
  ["podman", "build"],
  ["buildah", "build"],
] as const;

const given = process.argv.slice(2);
const take = (name: string, otherwise: string) => {
  const at = given.indexOf(name);
  return at < 0 ? otherwise : (given.splice(at, 2)[1] ?? otherwise);
};
const base = take("--base", "");
const tag = take("--tag", "judgment-service");

// With `--version`, docker would answer where its daemon does not run.
const tool = TOOLS.find(([name]) => spawnSync(name, ["version"]).status === 0);
if (tool === undefined) {
  console.error(`Building the image needs one of ${TOOLS.map(([name]) => name).join(", ")}. On Debian: apt-get install buildah`);
  process.exit(1);
}
const [name, build] = tool;
const { status } = spawnSync(name, [build, ...(base ? ["--build-arg", `BASE=${base}`] : []), "-t", tag, ...given, "."], {
  stdio: "inherit",
});
process.exit(status ?? 1);

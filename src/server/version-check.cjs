// This file has old syntax, so any Node can read it. It is loaded first (`node --require`). Without it, an old Node would fail at the first
// TypeScript file with a message that does not name its version.
"use strict";

const wanted = [24, 12];
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  process.stderr.write(`This is Node ${process.versions.node}; Node ${wanted.join(".")} or newer is needed.
\`npm ci\` brings one for Linux (x64, arm64), and \`npm start\` uses it. Elsewhere, install Node ${wanted[0]} and start again.
`);
  process.exit(1);
}

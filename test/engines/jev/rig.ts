/** The `jev` engine before a System One server. */
import { JevEngine, type JevOptions } from "#plugins/engines/jev/jev-engine.ts";
import { type SystemOneServer, startSystemOneServer } from "#test/support/system-one-server.ts";
import { type Rig, rigged as riggedWith } from "../rig.ts";

export { bool, reply, request } from "../rig.ts";

export function rigged(): Rig<SystemOneServer, JevOptions> {
  return riggedWith<SystemOneServer, JevOptions>(
    startSystemOneServer,
    (server, options) => new JevEngine({ apiKey: server.apiKey, baseUrl: server.url, ...options }),
  );
}

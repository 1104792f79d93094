/** The way out: names become addresses, addresses become connections. Tests put another in its place, which leads nowhere but to loopback. */
import { lookup } from "node:dns/promises";
import { connect, type Socket } from "node:net";

export interface Outside {
  /** All addresses of a name, at this moment. Rejects where it has none. */
  resolve(host: string): Promise<string[]>;
  /** Begins to connect to exactly this address: nothing is resolved any more. */
  connect(address: string, port: number): Socket;
}

export const internet: Outside = {
  async resolve(host) {
    const found = await lookup(host, { all: true, order: "verbatim" });
    return found.map(({ address }) => address);
  },
  connect: (address, port) => connect({ host: address, port, noDelay: true, keepAlive: true }),
};

/** The network: resolves names to addresses, and connects to addresses. Tests replace it by one that only reaches loopback. */
import { lookup } from "node:dns/promises";
import { connect, type Socket } from "node:net";

export interface Outside {
  /** The current addresses of a name. Rejects if it has none. */
  resolve(host: string): Promise<string[]>;
  /** Connects to exactly this address, without resolving anything. */
  connect(address: string, port: number): Socket;
}

export const internet: Outside = {
  async resolve(host) {
    const found = await lookup(host, { all: true, order: "verbatim" });
    return found.map(({ address }) => address);
  },
  connect: (address, port) => connect({ host: address, port, noDelay: true, keepAlive: true }),
};

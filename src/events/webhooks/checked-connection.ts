/**
 * Opens a new connection to an endpoint. The host is resolved once. If any of its addresses is not public, no connection is made.
 * Otherwise it connects to a checked address, with the host's name for TLS. A hook in the resolver alone is not enough: a host
 * that is an address is never resolved.
 */
import { isIP, type Socket } from "node:net";
import { type ConnectionOptions, connect as startTls, type TLSSocket } from "node:tls";
import type { DeliveryError } from "#generated/types.ts";
import type { Outside } from "./outside.ts";
import { isPublicAddress } from "./public-address.ts";

/** An attempt without a response, and its reason. */
export class SendFailure extends Error {
  override readonly name = "SendFailure";
  readonly reason: DeliveryError;

  constructor(reason: DeliveryError, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

export interface ConnectionParts {
  outside: Outside;
  /** For development: allows addresses that are not public. */
  allowPrivate: boolean;
  /** For DNS, connection and TLS handshake together. */
  connectMs: number;
  /** Certificate authorities that replace the public ones. */
  ca?: string | undefined;
}

export interface Target {
  /** A name or an address; IPv6 without brackets. */
  host: string;
  port: number;
  secure: boolean;
}

/** @throws SendFailure */
export async function connectChecked(parts: ConnectionParts, target: Target): Promise<Socket> {
  const opened = new Opened();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new SendFailure("timeout", `no connection within ${parts.connectMs} ms`)),
    parts.connectMs,
  );
  late.catch(() => {});
  try {
    const addresses = await Promise.race([resolve(parts, target.host), late]);
    const plain = await Promise.race([firstOf(parts, addresses, target.port, opened), late]);
    return target.secure ? await Promise.race([secured(plain, target.host, parts.ca, opened), late]) : plain;
  } catch (error) {
    opened.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The sockets of one connection. None is left open when the connection fails, and none is opened afterwards. The process would
 * end with an error that has no listener, so each socket keeps one: an error also closes the socket, and that is noticed.
 */
class Opened {
  readonly #sockets: Socket[] = [];
  #over = false;

  get over(): boolean {
    return this.#over;
  }

  add(socket: Socket): void {
    socket.on("error", () => {});
    this.#sockets.push(socket);
    if (this.#over) socket.destroy();
  }

  destroy(): void {
    this.#over = true;
    for (const socket of this.#sockets) socket.destroy();
  }
}

async function resolve({ outside, allowPrivate }: ConnectionParts, host: string): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await resolved(outside, host);
  const blocked = allowPrivate ? undefined : addresses.find((address) => !isPublicAddress(address));
  if (blocked !== undefined)
    throw new SendFailure("blocked_address", `${host} has the address ${blocked}, which is not a public address`);
  return addresses;
}

async function resolved(outside: Outside, host: string): Promise<string[]> {
  try {
    const addresses = await outside.resolve(host);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    throw new SendFailure("dns", `${host} does not resolve`, error);
  }
  throw new SendFailure("dns", `${host} has no address`);
}

/** Connects to the first address that accepts a connection. */
async function firstOf(
  { outside, connectMs }: ConnectionParts,
  addresses: string[],
  port: number,
  opened: Opened,
): Promise<Socket> {
  let refused: unknown;
  for (const address of addresses) {
    if (opened.over) break;
    const socket = outside.connect(address, port);
    opened.add(socket);
    try {
      // The time is divided, so that an address that does not answer leaves time for the others.
      await connected(socket, connectMs / addresses.length);
      return socket;
    } catch (error) {
      socket.destroy();
      refused = error;
    }
  }
  throw refused;
}

function connected(socket: Socket, withinMs: number): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new SendFailure("timeout", `no connection within ${withinMs} ms`)), withinMs);
    const ended = (error?: Error) => {
      clearTimeout(timer);
      fail(new SendFailure("connect", "the connection was refused", error));
    };
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", ended).off("close", ended);
      done();
    });
    socket.once("error", ended).once("close", ended);
  });
}

function secured(socket: Socket, host: string, ca: string | undefined, opened: Opened): Promise<TLSSocket> {
  return new Promise((done, fail) => {
    const options: ConnectionOptions = { socket, host, ALPNProtocols: ["http/1.1"], ...(ca === undefined ? {} : { ca }) };
    // An address may not be sent as a server name, but the certificate is verified against it.
    const tls = startTls(isIP(host) ? options : { ...options, servername: host });
    opened.add(tls);
    const failed = (error?: Error) => fail(new SendFailure("tls", `TLS with ${host} failed`, error));
    tls.once("error", failed).once("close", failed);
    tls.once("secureConnect", () => {
      tls.off("error", failed).off("close", failed);
      done(tls);
    });
  });
}

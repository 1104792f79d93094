/** An address to listen on, and why that may fail. */

export interface ListenAddress {
  /** The names of its variables, for messages. */
  readonly hostVariable: string;
  readonly host: string;
  readonly portVariable: string;
  /** 0: any free port. */
  readonly port: number;
  /** Whether "off" is also valid instead of a port. */
  readonly canBeOff?: boolean;
}

/** Why the address cannot be used, and what would be right. */
export function cannotListen(place: ListenAddress, error: NodeJS.ErrnoException): Error {
  const { host, hostVariable, port, portVariable, canBeOff } = place;
  const where = `The service cannot listen on ${portVariable} ${port} of ${host}`;
  const orOff = canBeOff ? ', or "off"' : "";
  if (error.code === "EADDRINUSE")
    return new Error(`${where}: another process uses it. Set another port${orOff}.`, { cause: error });
  if (error.code === "EADDRNOTAVAIL")
    return new Error(`${where}: ${hostVariable} is no address of this machine. Set one that is, or 0.0.0.0 for all.`, {
      cause: error,
    });
  if (error.code === "EACCES")
    return new Error(`${where}: this user is not allowed to. Set a port of 1024 or above${orOff}.`, { cause: error });
  return new Error(`${where}: ${error.message}. Set another port${orOff}.`, { cause: error });
}

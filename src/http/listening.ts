/** A place to listen on, and why it cannot be. */

export interface Place {
  /** The variables that name it, for messages. */
  readonly hostVariable: string;
  readonly host: string;
  readonly portVariable: string;
  /** 0: a free one. */
  readonly port: number;
  /** Whether "off" in place of a port is right too. */
  readonly canBeOff?: boolean;
}

/** Why a place cannot be listened on, and what would be right. */
export function cannotListen(place: Place, error: NodeJS.ErrnoException): Error {
  const { host, hostVariable, port, portVariable, canBeOff } = place;
  const where = `${portVariable} ${port} on ${host} cannot be listened on`;
  const orOff = canBeOff ? ', or "off"' : "";
  if (error.code === "EADDRINUSE")
    return new Error(`${where}: it is taken by another process. Set another one${orOff}.`, { cause: error });
  if (error.code === "EADDRNOTAVAIL")
    return new Error(`${where}: ${hostVariable} is no address of this machine. Set one, or 0.0.0.0 for all.`, { cause: error });
  if (error.code === "EACCES")
    return new Error(`${where}: this user may not. Set a port from 1024 on${orOff}.`, { cause: error });
  return new Error(`${where}: ${error.message}. Set another one${orOff}.`, { cause: error });
}

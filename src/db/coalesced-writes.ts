/**
 * Statements that are sent within one turn of the event loop leave in one write to the socket: each write is a system call that wakes the
 * server, which then begins before it has the rest.
 */
import type { Socket } from "node:net";

/** What has gathered leaves at once from here on, so that the server works on it while more is made. */
const ENOUGH_BYTES = 64 * 1024;

export function coalesceWrites(socket: Socket): void {
  const write = socket.write;
  let gathering = false;
  const leave = () => {
    if (!gathering) return;
    gathering = false;
    socket.uncork();
  };
  socket.write = function gather(this: Socket, ...given: Parameters<Socket["write"]>): boolean {
    if (!gathering) {
      gathering = true;
      socket.cork();
      process.nextTick(leave);
    }
    const room = write.apply(this, given);
    if (socket.writableLength >= ENOUGH_BYTES) leave();
    return room;
  } as Socket["write"];
}

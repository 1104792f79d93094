/**
 * Sends all statements of one event-loop turn in a single write to the socket. Each write is a system call that wakes the server,
 * which would then begin before the rest has arrived.
 */
import type { Socket } from "node:net";

/** Beyond this size, buffered data is sent at once, so that the server works on it while more is produced. */
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

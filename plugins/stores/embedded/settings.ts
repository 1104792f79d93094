/** The embedded server's parameters, given on its command line so that a new release brings new ones to an old data directory. */
import { existsSync, statfsSync } from "node:fs";
import { totalmem } from "node:os";
import { constrainedMemory } from "node:process";

const MB = 2 ** 20;

export interface Tuning {
  /** Off loses data when the machine fails, not when a process does. For tests that do not test that. */
  fsync: boolean;
  /** Full pages in the log are most of a write burst's volume: 19 against 2.9 kB a document uncompressed and compressed. */
  walCompression: "lz4" | "pglz";
  maxConnections: number;
}

export function serverParameters(
  socketDirectory: string,
  { fsync, walCompression, maxConnections }: Tuning,
): Record<string, string> {
  const memory = Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY);
  return {
    listen_addresses: "",
    port: String(SOCKET_PORT),
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: "0700",
    max_connections: String(maxConnections),
    shared_buffers: `${Math.round(Math.min(Math.max(memory / 8, 64 * MB), 1024 * MB) / MB)}MB`,
    effective_cache_size: `${Math.round(Math.max(memory / 2, 128 * MB) / MB)}MB`,
    // Few checkpoints: after each one every page touched goes to the log whole.
    max_wal_size: "4GB",
    min_wal_size: "256MB",
    checkpoint_timeout: "15min",
    // A plan that was prepared while a table was small stays until the table is analyzed. By default this takes a minute after the first
    // load.
    autovacuum_naptime: "10s",
    wal_compression: walCompression,
    // Nothing replicates from here; index builds and table rewrites then skip the log.
    wal_level: "minimal",
    max_wal_senders: "0",
    // Statements are short and prepared; compiling them takes longer than running them.
    jit: "off",
    random_page_cost: "1.1",
    // Containers often have 64 MB of shared memory, on which a parallel query fails.
    dynamic_shared_memory_type: sharedMemoryBytes() >= 256 * MB ? "posix" : "mmap",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    log_min_messages: "warning",
    log_checkpoints: "off",
    log_line_prefix: "%m [%p] ",
    ...(fsync ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
}

/** There is no TCP port; the number is part of the socket's name. */
export const SOCKET_PORT = 5432;

function sharedMemoryBytes(): number {
  if (!existsSync("/dev/shm")) return Number.POSITIVE_INFINITY;
  const { bsize, blocks } = statfsSync("/dev/shm");
  return bsize * blocks;
}

/** How long a job that has ended can be listed and read. */
export const KEPT_MS = 90 * 24 * 3_600_000;

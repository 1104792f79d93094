/** DATA_DIR: whether it can be written, and what is free there. */
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { type Finding, fault, ok, warning } from "./finding.ts";

const GIGABYTE = 1024 ** 3;

export function diskFinding(dataDir: string): Finding {
  let place = dataDir;
  while (!existsSync(place)) place = dirname(place);
  try {
    accessSync(place, constants.W_OK);
  } catch {
    return fault(
      "disk",
      `This user cannot write to ${place}.`,
      "Change the owner of the directory, or set DATA_DIR to another one.",
    );
  }
  const { bavail, blocks, bsize } = statfsSync(place);
  return freeFinding(place, bavail * bsize, blocks * bsize);
}

export function freeFinding(place: string, free: number, all: number): Finding {
  const told = `${(free / GIGABYTE).toFixed(1)} GB are free at ${place}.`;
  const cure = "Make room, or set DATA_DIR to a larger disk.";
  if (free < GIGABYTE / 4) return fault("disk", told, cure);
  return free < 2 * GIGABYTE || free < all / 20 ? warning("disk", told, cure) : ok("disk", told);
}

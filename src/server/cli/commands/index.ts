/** All commands, in the order of the help. */
import { api } from "../api/command.ts";
import type { Command } from "../command.ts";
import { data } from "./data.ts";
import { discovery } from "./discovery.ts";
import { events } from "./events.ts";
import { exportLog } from "./export.ts";
import { following } from "./following.ts";
import { jobs } from "./jobs.ts";
import { judgments } from "./judgments.ts";
import { mcp } from "./mcp.ts";
import { createOrganization, doctor, migrate, reseal } from "./operator.ts";
import { simulate } from "./simulate.ts";
import { write } from "./write.ts";

export const commands: readonly Command[] = [
  migrate,
  reseal,
  doctor,
  createOrganization,
  ...data,
  ...judgments,
  write,
  ...jobs,
  simulate,
  ...discovery,
  exportLog,
  ...events,
  ...following,
  api,
  mcp,
];

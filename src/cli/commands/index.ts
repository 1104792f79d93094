/** All commands, in the order in which the help lists them. */
import type { Command } from "../command.ts";
import { data } from "./data.ts";
import { exportLog } from "./export.ts";
import { jobs } from "./jobs.ts";
import { createOrganization, migrate } from "./operator.ts";
import { write } from "./write.ts";

export const commands: readonly Command[] = [migrate, createOrganization, ...data, write, ...jobs, exportLog];

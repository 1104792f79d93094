/** All commands, in the order of the help. */
import { api } from "../api/command.ts";
import type { Command } from "../command.ts";
import { accounts } from "./accounts.ts";
import { backup, restoreBackup } from "./backup.ts";
import { completion } from "./completion.ts";
import { data } from "./data.ts";
import { definitions } from "./definitions.ts";
import { discovery } from "./discovery.ts";
import { documents } from "./documents.ts";
import { exportDocuments } from "./documents-export.ts";
import { events } from "./events.ts";
import { exportLog } from "./export.ts";
import { following } from "./following.ts";
import { importDocuments } from "./import.ts";
import { jobs } from "./jobs.ts";
import { judgments } from "./judgments.ts";
import { label } from "./label.ts";
import { mcp } from "./mcp.ts";
import { createOrganization, doctor, migrate, reseal } from "./operator.ts";
import { profiles } from "./profiles.ts";
import { simulate } from "./simulate.ts";
import { versionCommands } from "./versions.ts";
import { write } from "./write.ts";

export const commands: readonly Command[] = [
  ...profiles,
  migrate,
  reseal,
  doctor,
  backup,
  restoreBackup,
  createOrganization,
  ...data,
  ...documents,
  write,
  importDocuments,
  exportDocuments,
  ...judgments,
  ...versionCommands,
  ...jobs,
  simulate,
  ...discovery,
  label,
  exportLog,
  ...events,
  ...following,
  ...definitions,
  ...accounts,
  api,
  mcp,
  completion(() => commands),
];

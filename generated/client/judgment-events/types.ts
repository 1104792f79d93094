// Generated from spec/ by `npm run generate`. Do not edit.
import type { CalibrationMethod } from "../calibration/types.ts";
import type { EngineName, EventId, JobId, Name, NamespaceOrTemplate, Timestamp, VersionNumber } from "../common/types.ts";

/** A version that became active by an activation. Creating a judgment, whose first version is active at once, is none. */
export interface JudgmentActivatedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version that is active now. */
  version: VersionNumber;
  /** The version that was active before; null when none was. */
  previous_version: VersionNumber | null;
  /** The shadow job that led to it; null where there was none. */
  job_id: JobId | null;
}

/** A version of a judgment was activated. */
export interface JudgmentActivatedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "judgment.activated";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: JudgmentActivatedData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

/** A calibration that is new. */
export interface JudgmentCalibratedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version that was calibrated. */
  version: VersionNumber;
  /** The engine whose evaluations it was fitted on. */
  engine: EngineName;
  /** The engine version whose evaluations it was fitted on: the epoch. */
  engine_version: string;
  /** How it calibrates. */
  method: CalibrationMethod;
  /** Outcomes it was fitted on. */
  outcomes: number;
}

/** A judgment has a new calibration. */
export interface JudgmentCalibratedEvent {
  /** The event, which is also a place in the feed: pass it as `after`. */
  id: EventId;
  /** What happened. */
  type: "judgment.calibrated";
  /** When it happened. */
  timestamp: Timestamp;
  /** What happened to what. */
  data: JudgmentCalibratedData;
  /** True for a test send; absent otherwise. */
  test?: boolean;
  /** True where the whole is over 64 KB and `attributes` and `answers` were left out; absent otherwise. */
  truncated?: boolean;
  /** Where the whole event can be fetched with your key; present when `truncated`. */
  url?: string;
}

// Generated from spec/ by `npm run generate`. Do not edit.
import type { CalibrationMethod } from "../calibration/types.ts";
import type { EngineName, EventId, JobId, Name, NamespaceOrTemplate, Timestamp, VersionNumber } from "../common/types.ts";

/**
 * A version that an activation made active. Creating a judgment sends no such event, although its first version is
 * active at once.
 */
export interface JudgmentActivatedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version that is active now. */
  version: VersionNumber;
  /** The version that was active before. Null when there was none. */
  previous_version: VersionNumber | null;
  /** The shadow job that led to the activation. Null when there was none. */
  job_id: JobId | null;
}

/** A version of a judgment was activated. */
export interface JudgmentActivatedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "judgment.activated";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JudgmentActivatedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

/** A new calibration. */
export interface JudgmentCalibratedData {
  /** The namespace, or the template prefix for a template's judgment. */
  namespace: NamespaceOrTemplate;
  /** The judgment. */
  judgment: Name;
  /** The version that was calibrated. */
  version: VersionNumber;
  /** The engine whose evaluations the calibration was fitted on. */
  engine: EngineName;
  /** The version of the engine whose evaluations the calibration was fitted on: the epoch. */
  engine_version: string;
  /** The calibration method. */
  method: CalibrationMethod;
  /** The number of outcomes that the calibration was fitted on. */
  outcomes: number;
}

/** A judgment has a new calibration. */
export interface JudgmentCalibratedEvent {
  /** The id of the event. It is also a position in the feed: pass it as `after`. */
  id: EventId;
  /** The type of the event. */
  type: "judgment.calibrated";
  /** The time of the event. */
  timestamp: Timestamp;
  /** The facts of the event, by type. */
  data: JudgmentCalibratedData;
  /** True for a test delivery. Absent otherwise. */
  test?: boolean;
  /** True when the whole event is over 64 KB, so that `attributes` and `answers` were left out. Absent otherwise. */
  truncated?: boolean;
  /** The address of the whole event. Fetch it with your key. Present when `truncated`. */
  url?: string;
}

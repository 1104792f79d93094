/** The epoch of a calibration, as a key. */
export interface EpochKey {
  version: number;
  engine: string;
  engineVersion: string;
}

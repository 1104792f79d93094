/** Where the server reports. A logger of pino fits. */
export interface Logger {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
  debug(fields: object, message: string): void;
  isLevelEnabled(level: "debug"): boolean;
}

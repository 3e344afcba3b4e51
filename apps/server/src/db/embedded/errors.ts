/** Another living process holds the data directory. */
export class DataDirectoryLockedError extends Error {
  override name = 'DataDirectoryLockedError';
}

/** The data directory was written by a PGlite whose files this one cannot read. */
export class DataDirectoryVersionError extends Error {
  override name = 'DataDirectoryVersionError';
}

/** The engine did not come up; the message carries what it said last. */
export class EngineStartError extends Error {
  override name = 'EngineStartError';
}

const ERRORS_BY_NAME: Record<string, new (message: string) => Error> = {
  DataDirectoryLockedError,
  DataDirectoryVersionError,
};

/** Rebuilds an error that crossed the process boundary as name and message. */
export function reviveError(name: string, message: string): Error {
  const ErrorClass = ERRORS_BY_NAME[name] ?? EngineStartError;
  return new ErrorClass(message);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

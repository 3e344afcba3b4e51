/** The pinned engine; data directories do not carry across its minor versions. */
export const PGLITE_VERSION = '0.5.14';

/** Kept inside the data directory, so that every copy of it carries its version along. */
export const VERSION_FILE = 'PGLITE_VERSION';

export function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

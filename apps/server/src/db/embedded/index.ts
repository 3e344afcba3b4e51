export { openEmbeddedDatabase, type EmbeddedDatabase, type EmbeddedOptions } from './embedded-database.ts';
export { DataDirectoryLockedError, DataDirectoryVersionError, EngineStartError } from './errors.ts';
export type { EmbeddedEvent } from './events.ts';
export { PGLITE_VERSION } from './pglite-version.ts';
export { restoreBackup } from './restore.ts';
export { buildTemplate, ensureTemplate } from './template.ts';

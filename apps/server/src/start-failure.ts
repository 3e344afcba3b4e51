import { ConfigError } from './config.ts';
import { EmbeddedDatabaseError } from './db/embedded/index.ts';
import { MigrationChangedError } from './db/migrate.ts';
import { withoutQueryValues } from './logger.ts';
import { WorkerFailedError } from './workers/primary.ts';

const sentences: Record<string, (error: { port?: unknown }) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${String(port)} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
  EACCES: () => 'The shop may not open this port or write to its data directory. Choose another PORT or DATA_DIR.',
  ENOSPC: () => 'The disk is (nearly) full: the shop needs at least 200 MB free. Nothing was changed.',
  ECONNREFUSED: () => 'The database does not answer. Is the server in DATABASE_URL running?',
};

/** Why the shop did not open, in one sentence for the person who started it. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs = [ConfigError, EmbeddedDatabaseError, MigrationChangedError, WorkerFailedError].some(
    (kind) => error instanceof kind,
  );
  if (isOurs) return error.message;
  const sentence = 'code' in error ? sentences[String(error.code)] : undefined;
  if (sentence) return sentence(error as { port?: unknown });
  const cause = error.cause instanceof Error ? `\nbecause: ${error.cause.message}` : '';
  return withoutQueryValues(error.stack ?? error.message) + cause;
}

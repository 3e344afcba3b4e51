import { withoutQueryValues } from './logger.ts';

/** Why the shop or a command cannot do its work, in a sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError';
}

type Failure = { port?: unknown; path?: unknown; message: string };

const notAFolder = ({ path }: Failure) =>
  `${String(path)} is a file where the shop needs a folder. Move it away, or set another DATA_DIR.`;
const isRefused = ({ message }: Failure) => `The database refuses the shop: ${message}. Check DATABASE_URL.`;
const isDamaged = ({ message }: Failure) =>
  `The database is damaged (${message}). Set another DATA_DIR and restore your last backup there.`;

const sentences: Record<string, (error: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${String(port)} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
  EACCES: () => 'The shop may not open this port or write to its data directory. Choose another PORT or DATA_DIR.',
  ENOSPC: () => 'The disk is (nearly) full: the shop needs at least 200 MB free. Nothing was changed.',
  EROFS: ({ path }) => `${String(path)} is on a disk that can only be read. Set DATA_DIR to a folder on another.`,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  '28000': isRefused,
  '28P01': isRefused,
  '3D000': isRefused,
  '58P01': isDamaged,
  '58030': isDamaged,
  XX001: isDamaged,
  XX002: isDamaged,
  ECONNREFUSED: () => 'The database does not answer. Is the server in DATABASE_URL running?',
};

/** Why the shop did not open, in one sentence for the person who started it. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  const known = findCoded(error);
  if (known) return known.sentence(known.error);
  const cause = error.cause instanceof Error ? `\nbecause: ${error.cause.message}` : '';
  return withoutQueryValues(error.stack ?? error.message) + cause;
}

/** The error that has a sentence, also when a query builder has wrapped it. */
function findCoded(error: Error): { error: Error; sentence: (error: Failure) => string } | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const sentence = 'code' in current ? sentences[String(current.code)] : undefined;
    if (sentence) return { error: current, sentence };
  }
  return undefined;
}

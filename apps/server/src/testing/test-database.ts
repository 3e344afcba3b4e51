import type { OpenedDatabase } from '../db/open.ts';
import { openTestEmbedded } from './test-embedded.ts';
import { openTestPostgres } from './test-postgres.ts';

/** Which engine the module tests run on; the test command runs them on both. */
export const testEngine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite';

const options = {
  // A connection may break while a test ends its database; queries in flight report for themselves.
  onConnectionError: () => undefined,
  checksNesting: true,
};

/** An empty, migrated database for one test file. One whose schema the file changes serves no other. */
export async function openTestDatabase({ changesSchema = false } = {}): Promise<OpenedDatabase> {
  return testEngine === 'postgres' ? openTestPostgres(options) : openTestEmbedded(options, { changesSchema });
}

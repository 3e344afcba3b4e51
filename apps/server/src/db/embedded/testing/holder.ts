import { createInterface } from 'node:readline';
import pg from 'pg';
import { openEmbeddedDatabase } from '../index.ts';

/** Opens a data directory, says the engine's pid, then runs each line it is given as a statement. */
const [dataDir = '', templatePath = ''] = process.argv.slice(2);
const database = await openEmbeddedDatabase({ dataDir, templatePath, watchdogBudgetMs: 60_000 });
const pool = new pg.Pool(database.connection);
process.stdout.write(`${database.enginePid()}\n`);
createInterface({ input: process.stdin }).on('line', (sql) => void pool.query(sql));

import type pg from 'pg';
import { StartError } from '../start-failure.ts';
import { findSqlState } from './client.ts';

type StoredFunction = {
  signature: string;
  definition: string;
  /** Indexes, columns and triggers that are made with it. */
  users: string[];
  /** Whether an index or a column holds what it answered. */
  isStored: boolean;
};

const cannotReplaceState = '42P13';

/** Creates every function of a file, or puts it in the place of the one there is. Changes all of them or none. */
export async function replaceFunctions(client: pg.PoolClient, text: string): Promise<void> {
  // They may speak of tables that come with a later migration.
  await client.query('SET LOCAL check_function_bodies = off');
  for (const statement of text.split(/^(?=CREATE OR REPLACE FUNCTION )/m)) {
    const name = /^CREATE OR REPLACE FUNCTION (\w+)/.exec(statement)?.[1];
    if (name === undefined) await client.query(statement);
    else await replaceFunction(client, name, statement);
  }
}

async function replaceFunction(client: pg.PoolClient, name: string, statement: string): Promise<void> {
  const former = await listFunctions(client, name);
  // What nothing uses may come back with other parameters or another result.
  for (const { signature, users } of former) if (users.length === 0) await client.query(`DROP FUNCTION ${signature}`);
  const used = former.filter(({ users }) => users.length > 0);
  const users = used.flatMap((one) => one.users).join(' and ');
  const refusal = new StartError(
    `The function ${name} cannot be changed like this, because it is used by ${users}. Give the new one another name and let a migration move what uses it.`,
  );
  await client.query(statement).catch((error: unknown) => {
    throw findSqlState(error) === cannotReplaceState ? refusal : error;
  });
  if (used.length === 0) return;
  const now = await listFunctions(client, name);
  const isSame = ({ signature, definition, isStored }: StoredFunction) =>
    now.some((other) => other.signature === signature && (!isStored || other.definition === definition));
  if (now.length > used.length || !used.every(isSame)) throw refusal;
}

async function listFunctions(client: pg.PoolClient, name: string): Promise<StoredFunction[]> {
  const { rows } = await client.query<StoredFunction>(
    `SELECT oid::regprocedure::text AS signature, pg_get_functiondef(oid) AS definition,
       coalesce(users.descriptions, '{}') AS users, coalesce(users.are_stored, false) AS "isStored"
     FROM pg_proc
     CROSS JOIN LATERAL (
       SELECT array_agg(DISTINCT pg_describe_object(classid, objid, objsubid)) AS descriptions,
         bool_or(classid IN ('pg_class'::regclass, 'pg_attrdef'::regclass)) AS are_stored
       FROM pg_depend WHERE refclassid = 'pg_proc'::regclass AND refobjid = pg_proc.oid AND deptype = 'n'
     ) AS users
     WHERE proname = $1 AND pronamespace = current_schema()::regnamespace`,
    [name],
  );
  return rows;
}

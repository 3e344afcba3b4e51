import { type Database, type Executor, runStatement } from './client.ts';

const act = { name: 'act_as', text: "SELECT set_config('urumuri.actor', $1, true)" };

/** Until the end of the transaction, what it changes is written down as the work of this seller or of the office. */
export async function actAs(tx: Executor, sellerId: string): Promise<void> {
  await runStatement(tx, act, [sellerId]);
}

/** A transaction that is wholly the work of this seller or of the office. */
export function transactionAs<Result>(
  database: Database,
  sellerId: string,
  work: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await actAs(tx, sellerId);
    return work(tx);
  });
}

import { settle } from '@urumuri/money/standing';
import type { Executor } from '../../db/client.ts';
import { listMoney } from '../orders/index.ts';
import type { ProofRow } from './payments.repository.ts';

export type ProofWithOpen = ProofRow & { openRwf: number };

/** Proofs with what is open of their orders without them. */
export async function addOpenBeside(db: Executor, proofs: readonly ProofRow[]): Promise<ProofWithOpen[]> {
  const money = await listMoney(db, [...new Set(proofs.map(({ orderId }) => orderId))]);
  return proofs.map((proof) => {
    const { parts, rows } = money.get(proof.orderId) ?? { parts: [], rows: [] };
    return { ...proof, openRwf: settle({ parts, rows: rows.filter(({ id }) => id !== proof.id) }).openRwf };
  });
}

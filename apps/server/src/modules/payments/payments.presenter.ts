import type { Proof } from '@urumuri/contract';
import type { ProofWithOpen } from './open-beside.ts';

export function presentProof(row: ProofWithOpen): Proof {
  return {
    _id: row.id,
    orderId: row.orderId,
    orderNumber: String(row.orderNumber),
    customerName: row.customerName,
    open: row.openRwf,
    method: row.method,
    amount: row.amountRwf,
    state: row.state,
    at: row.createdAt.toISOString(),
    ...(row.reference === null ? {} : { reference: row.reference }),
    ...(row.state === 'refused' ? { reason: row.note } : {}),
    ...(row.message === null ? {} : { text: row.message }),
    ...(row.paidAt === null ? {} : { paidAt: row.paidAt.toISOString() }),
  };
}

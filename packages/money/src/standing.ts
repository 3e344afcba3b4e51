import { formatRwf } from './index.ts';

/** How money that went back for goods that came back is written down. */
export const returnMethod = 'Return';

/** What was written down for an order, amounts below zero being what went back. */
export type MoneyRow = { amountRwf: number; state: 'claimed' | 'agreed' | 'refused'; method?: string };

export type Standing = {
  status: 'unpaid' | 'paid' | 'refunded';
  /** What came in less what went back. */
  paidRwf: number;
  openRwf: number;
  /** What was paid too much. */
  backRwf: number;
  toVerifyRwf: number;
  refundedRwf: number;
  isDouble: boolean;
};

/** What an order comes to, and how far it is. */
export type Priced = { totalRwf: number; deliveryStatus: string };

const sum = (rows: readonly MoneyRow[]) => rows.reduce((total, { amountRwf }) => total + amountRwf, 0);

/**
 * How the money of an order stands: what was agreed to have come in, against what the order comes to now. What went back
 * for goods that came back is owed no more, and money given back for an order that has ended asks for nothing again.
 */
export function settle({ totalRwf, deliveryStatus }: Priced, rows: readonly MoneyRow[]): Standing {
  const agreed = rows.filter(({ state }) => state === 'agreed');
  const incoming = agreed.filter(({ amountRwf }) => amountRwf >= 0);
  const paidRwf = sum(agreed);
  const refundedRwf = sum(incoming) - paidRwf;
  const owedRwf = Math.max(0, totalRwf + sum(agreed.filter(({ method }) => method === returnMethod)));
  const hasEnded = deliveryStatus === 'placed' || deliveryStatus === 'cancelled';
  const isEnough = paidRwf >= owedRwf || (hasEnded && refundedRwf > 0);
  const status = refundedRwf > 0 && paidRwf <= 0 ? 'refunded' : incoming.length > 0 && isEnough ? 'paid' : 'unpaid';
  return {
    status,
    paidRwf,
    openRwf: status === 'unpaid' ? Math.max(0, owedRwf - paidRwf) : 0,
    backRwf: Math.max(0, paidRwf - owedRwf),
    toVerifyRwf: sum(rows.filter(({ state }) => state === 'claimed')),
    refundedRwf,
    isDouble: totalRwf > 0 && incoming.filter(({ amountRwf }) => amountRwf >= totalRwf).length > 1,
  };
}

/** The same in plain sentences, to the customer or about them. */
export function describeStanding(order: Priced, standing: Standing, reader: 'customer' | 'staff'): string[] {
  const { paidRwf, openRwf, backRwf, toVerifyRwf, refundedRwf, isDouble } = standing;
  const isTheirs = reader === 'customer';
  const who = isTheirs ? 'You' : 'The customer';
  const comesBack = `${formatRwf(backRwf)} ${isTheirs ? 'come back to you' : 'are to be given back'}.`;
  const says: string[] = [];
  if (toVerifyRwf > 0) {
    const told = isTheirs ? 'Paid – to verify: we are checking' : 'Paid – to verify: the customer sent';
    says.push(`${told} ${formatRwf(toVerifyRwf)}.`);
  }
  if (paidRwf > 0 && openRwf > 0) says.push(`${who} paid ${formatRwf(paidRwf)}; ${formatRwf(openRwf)} are still open.`);
  if (backRwf > 0 && order.deliveryStatus === 'cancelled') says.push(`The order is cancelled: ${comesBack}`);
  else if (backRwf > 0 && isDouble) says.push(`${who} paid twice: ${comesBack}`);
  else if (backRwf > 0) {
    says.push(`${who} paid ${formatRwf(paidRwf)}, and the order comes to ${formatRwf(order.totalRwf)}: ${comesBack}`);
  }
  if (refundedRwf > 0)
    says.push(`${formatRwf(refundedRwf)} ${isTheirs ? 'were given back to you' : 'were given back'}.`);
  return says;
}

import { type OrderMoney, settle } from '@urumuri/money/standing';

type Money = { parts: OrderMoney['parts']; rows: readonly (OrderMoney['rows'][number] & { id: string })[] };

/**
 * What came in for one shop's part with some payments of the whole order: what is paid for it with them, less what was
 * paid before, as what is still to be collected is spread (docs/decisions/0039). The parts add up to the payments.
 */
export function shareOfPayments(
  { parts, rows }: Money,
  partId: string,
  { before, came }: { before: readonly string[]; came: readonly string[] },
): number {
  const paidBy = (ids: readonly string[]) =>
    settle({ parts, rows: rows.filter(({ id }) => ids.includes(id)) }).parts.find(({ id }) => id === partId)?.paidRwf ??
    0;
  return came.length === 0 ? 0 : paidBy([...before, ...came]) - paidBy(before);
}

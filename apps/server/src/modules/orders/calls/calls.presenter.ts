import type { CallOutput, MarketCall } from '@urumuri/contract';
import { partPrice } from '../order-totals.rules.ts';
import { presentCaller, presentContact, presentSummary } from '../desk/seller-orders.presenter.ts';
import type { MarketCallRow, MarketLineRow } from './calls.repository.ts';

export function presentMarketCall(
  row: MarketCallRow,
  lines: readonly MarketLineRow[],
  personId: string,
): CallOutput<'getMarketCalls'>['calls'][number] {
  const parts = new Map<string, MarketCall['parts'][number]>();
  for (const { part, shopName, name, quantity } of lines.filter(({ orderId }) => orderId === row.id)) {
    const known = parts.get(part.id) ?? { _id: part.id, shopName, price: partPrice(part), lines: [] };
    parts.set(part.id, { ...known, lines: [...known.lines, { name, quantity }] });
  }
  const waiting = [...parts.values()];
  const units = waiting.flatMap((part) => part.lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const price = waiting.reduce((sum, part) => sum + part.price, 0);
  return {
    ...presentSummary(
      { ...row, units },
      { ...row, price, status: 'pending', isConfirmed: false, expiresAt: row.partExpiresAt },
    ),
    phone: row.shipping.phone,
    area: row.shipping.area,
    ...presentContact(row),
    dueAt: row.dueAt.toISOString(),
    triesSoFar: row.tries,
    ...presentCaller(row, personId),
    parts: waiting,
  };
}

import type { Executor } from '../../db/client.ts';
import * as repository from './earnings.repository.ts';
import { type Earned, earnLines, findPercent, sumEarned } from './earnings.rules.ts';

type Part = Awaited<ReturnType<typeof repository.listDelivered>>[number];

const columns = ['salesRwf', 'voucherRwf', 'feeRwf', 'commissionRwf'] as const;

function subtract(one: Earned, other: Earned): Earned {
  return Object.fromEntries(columns.map((column) => [column, one[column] - other[column]])) as Earned;
}

/** The percents are those of the moment it was delivered, and stay. */
async function fixEarnings(tx: Executor, part: Part) {
  const rates = await repository.listRates(tx, part.sellerId, part.deliveredAt);
  const percents = part.lines.map((line) => findPercent(rates, part.sellerId, line.nearestCategories));
  const lines = earnLines(part, { bearsVoucher: part.bearsVoucher, percents });
  await repository.insertEarnedLines(tx, lines);
  return lines;
}

async function listNew(tx: Executor, orderId: string, part: Part): Promise<repository.NewEntry[]> {
  const lines = part.earned ?? (await fixEarnings(tx, part));
  const entry = { sellerId: part.sellerId, orderId, partId: part.id };
  const sold = sumEarned(lines, { ...part, returns: [] });
  const change = subtract(sumEarned(lines, part), part.entered ?? sold);
  return [
    ...(part.entered ? [] : [{ ...entry, kind: 'sale' as const, happenedAt: part.deliveredAt, ...sold }]),
    ...(columns.every((column) => change[column] === 0)
      ? []
      : [{ ...entry, kind: 'return' as const, happenedAt: part.returnedAt ?? part.deliveredAt, ...change }]),
  ];
}

/**
 * Brings the ledger to what a locked order says now: what its parts have earned, less what came back and what their
 * shops have received themselves. Asked again it adds nothing (docs/decisions/0048).
 */
export async function enterEarnings(tx: Executor, orderId: string): Promise<void> {
  const entries: repository.NewEntry[] = [];
  for (const part of await repository.listDelivered(tx, orderId)) entries.push(...(await listNew(tx, orderId, part)));
  for (const { sellerId, paymentId, amountRwf, at } of await repository.listReceived(tx, orderId)) {
    entries.push({ sellerId, orderId, paymentId, kind: 'received', happenedAt: at, otherRwf: -amountRwf });
  }
  await repository.insertEntries(tx, entries);
}

import { type BackReason, collectStatuses, type ToCollect } from '@urumuri/contract';
import type { Standing } from '@urumuri/money/standing';

/** Why there is money to be given back; a return that waits comes before what may be wrong besides. */
export function findBackReason({ isCancelled, isDouble, parts }: Standing): BackReason {
  if (isCancelled) return 'cancelled';
  if (parts.some(({ notClosedRwf }) => notClosedRwf > 0)) return 'return';
  if (isDouble) return 'paid_twice';
  return parts.some(({ status }) => status === 'cancelled') ? 'cancelled_part' : 'paid_too_much';
}

/** Open parts of one shop that are equally far and with one rider. */
export type ToCollectRow = {
  status: ToCollect['statuses'][number]['status'];
  riderId: string | null;
  riderName: string | null;
  sellerId: string;
  shopName: string;
  count: number;
  openRwf: number;
};

type Sums = { count: number; open: number };

function sumUp(rows: readonly ToCollectRow[]): Sums {
  return rows.reduce((sums, { count, openRwf }) => ({ count: sums.count + count, open: sums.open + openRwf }), {
    count: 0,
    open: 0,
  });
}

/** The rows of each of these ids added up, the most first. */
function groupBy(rows: readonly ToCollectRow[], read: (row: ToCollectRow) => { _id: string; name: string }) {
  const groups = new Map(rows.map((row) => [read(row)._id, read(row)]));
  return [...groups.values()]
    .map((group) => ({ ...group, ...sumUp(rows.filter((row) => read(row)._id === group._id)) }))
    .toSorted((one, other) => other.open - one.open || one.name.localeCompare(other.name));
}

/** The same parts by how far they are, by rider and by shop: each comes to the whole. */
export function groupToCollect(rows: readonly ToCollectRow[], isOffice: boolean): ToCollect {
  return {
    ...sumUp(rows),
    statuses: collectStatuses
      .map((status) => ({ status, ...sumUp(rows.filter((row) => row.status === status)) }))
      .filter(({ count }) => count > 0),
    riders: groupBy(rows, ({ riderId, riderName }) => ({ _id: riderId ?? 'none', name: riderName ?? 'No rider yet' })),
    shops: isOffice ? groupBy(rows, ({ sellerId, shopName }) => ({ _id: sellerId, name: shopName })) : [],
  };
}

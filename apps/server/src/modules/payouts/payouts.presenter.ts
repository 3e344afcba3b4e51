import type {
  AccountSums,
  Commission,
  PayoutClosing,
  PayoutEntry,
  PayoutStatement,
  ShopPayout,
} from '@urumuri/contract';
import type { CommissionRow } from './commissions.repository.ts';
import type { Balance, ClosingRow, EntryRow, PayoutRow } from './payouts.repository.ts';

type Sums = Omit<Balance, 'sellerId' | 'shopName' | 'account' | 'amountRwf'>;

const presentSums = (row: Sums): AccountSums => ({
  opening: row.openingRwf,
  sales: row.salesRwf,
  voucher: row.voucherRwf,
  delivery: row.feeRwf,
  commission: row.commissionRwf,
  received: row.receivedRwf,
  corrections: row.correctionRwf,
  paidOut: row.paidOutRwf,
  closing: row.closingRwf,
});

export function presentPayout(
  row: Balance & { toCollectRwf?: number } & Partial<Pick<PayoutRow, 'paidOn' | 'reference'>>,
): ShopPayout {
  return {
    _id: row.sellerId,
    shopName: row.shopName,
    account: row.account,
    amount: row.amountRwf,
    ...presentSums(row),
    ...(row.toCollectRwf === undefined ? {} : { toCollect: row.toCollectRwf }),
    ...(row.paidOn ? { paidOn: row.paidOn } : {}),
    ...(row.reference ? { reference: row.reference } : {}),
  };
}

export const presentClosing = ({ id, until, closedBy, amountRwf, waitingRwf }: ClosingRow): PayoutClosing => ({
  _id: id,
  until,
  closedBy,
  amount: amountRwf,
  waiting: waitingRwf,
});

const presentEntry = ({ entry, orderNumber }: EntryRow): PayoutEntry => ({
  _id: String(entry.id),
  kind: entry.kind,
  at: entry.happenedAt.toISOString(),
  ...(entry.orderId === null ? {} : { orderId: entry.orderId, orderNumber: String(orderNumber) }),
  sales: entry.salesRwf,
  voucher: entry.voucherRwf,
  delivery: entry.feeRwf,
  commission: entry.commissionRwf,
  amount: entry.amountRwf ?? 0,
  note: entry.note,
});

type StatementRow = Sums & {
  sellerId: string;
  shopName: string;
  account: string;
  from?: string | null;
  until?: string;
  entries: EntryRow[];
  total: number;
  perPage: number;
  periods: PayoutRow[];
};

export function presentStatement(row: StatementRow): PayoutStatement {
  const [newest] = row.periods;
  const from = row.until === undefined ? newest && dayAfter(newest.until) : row.from;
  return {
    sellerId: row.sellerId,
    shopName: row.shopName,
    account: row.account,
    ...presentSums(row),
    ...(from ? { from } : {}),
    ...(row.until === undefined ? {} : { until: row.until }),
    entries: row.entries.map(presentEntry),
    total: row.total,
    perPage: row.perPage,
    periods: row.periods.map(({ closingId, until, amountRwf, paidOn }) => ({
      _id: closingId,
      until,
      amount: amountRwf,
      ...(paidOn === null ? {} : { paidOn }),
    })),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export const presentCommission = (row: CommissionRow): Commission => ({
  ...(row.sellerId === null ? {} : { shop: { _id: row.sellerId, name: row.shopName ?? '' } }),
  ...(row.categoryId === null ? {} : { category: { _id: row.categoryId, name: row.categoryName ?? '' } }),
  percent: row.percent,
  since: row.since.toISOString(),
  by: row.by,
});

export const presentNamed = ({ id, name }: { id: string; name: string }) => ({ _id: id, name });

import type { ReportBy, ReportName } from '@urumuri/contract';

export const reportWords: Record<ReportName, string> = {
  sales: 'Sales',
  margin: 'Margin',
  outcomes: 'Confirmed and cancelled',
  calls: 'Calls',
  delivery: 'Delivery times',
  returns: 'Returns',
  vouchers: 'Vouchers',
  stock: 'Stock',
};

export const byWords: Record<ReportBy, string> = {
  day: 'By day',
  shop: 'By shop',
  category: 'By category',
  product: 'By product',
  channel: 'By channel',
  outcome: 'By outcome',
  voucher: 'By voucher',
  low: 'Low stock',
  dead: 'Dead stock',
};

export const nameRow = (by: ReportBy): string =>
  by === 'low' || by === 'dead'
    ? 'Product'
    : byWords[by].replace('By ', '').replace(/^./, (letter) => letter.toUpperCase());

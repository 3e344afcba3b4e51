import type { Report, ReportBy, ReportColumn, ReportName, ReportQuery } from '@urumuri/contract';
import { AppError, refuseField } from '../../app-error.ts';
import type { Database, Executor } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { guardCell, writeCsvHead, writeCsvLine } from '../../files/csv.ts';
import type { Seller } from '../../http/serve.ts';
import { writeKigaliDay } from '../../kigali-date.ts';
import * as repository from './business.repository.ts';

type Definition = {
  by: readonly [ReportBy, ...ReportBy[]];
  columns: readonly ReportColumn[];
  /** What is counted, in a sentence. */
  says: string;
  /** It is as of now: there is no period before. */
  isNow?: true;
  /** Counted when delivered or when paid. */
  isCounted?: true;
  /** The office, too, sees that of its own shop alone. */
  isOwn?: true;
  list(db: Executor, asked: repository.ReportAsked): Promise<repository.TotalledRow[]>;
};

const count = (label: string): ReportColumn => ({ label, kind: 'count' });
const rwf = (label: string): ReportColumn => ({ label, kind: 'rwf' });
const hours = (label: string): ReportColumn => ({ label, kind: 'hours' });

/** Every report: what is counted, by what, and in which columns; the last one is drawn. */
const definitions: Record<ReportName, Definition> = {
  sales: {
    by: ['day', 'shop', 'category', 'product', 'channel'],
    columns: [count('Orders'), count('Units'), rwf('Sales')],
    says: 'Items with VAT, minus vouchers and later returns; without delivery fees.',
    isCounted: true,
    list: repository.listSales,
  },
  margin: {
    by: ['category', 'day', 'product', 'channel'],
    columns: [rwf('Sales'), rwf('With known cost'), rwf('Cost'), rwf('Margin')],
    says: 'Sales as in the sales report, less what the goods cost, at the cost entered last. Goods without a cost have no margin. Your own shop only.',
    isCounted: true,
    isOwn: true,
    list: repository.listMargins,
  },
  outcomes: {
    by: ['outcome'],
    columns: [rwf('Value'), count('Orders')],
    says: 'What became of the orders of this period. An order with two shops counts once for each.',
    list: async (db, asked) =>
      (await repository.listOutcomes(db, asked)).map((row) => ({ ...row, values: row.values.toReversed() })),
  },
  calls: { by: ['outcome'], columns: [count('Calls')], says: 'Calls to confirm orders.', list: repository.listCalls },
  delivery: {
    by: ['shop'],
    columns: [count('Deliveries'), hours('Longest, hours'), hours('On average, hours')],
    says: 'From order to delivery, for orders delivered in this period.',
    list: async (db, asked) =>
      (await repository.listDeliveryTimes(db, asked)).map(
        ({ values: [deliveries = 0, average = 0, longest = 0], ...row }) => ({
          ...row,
          values: [deliveries, longest, average],
        }),
      ),
  },
  returns: {
    by: ['product'],
    columns: [count('Returns'), rwf('Value'), count('Units')],
    says: 'Returned items that were received, by the day the return was requested.',
    list: async (db, asked) =>
      (await repository.listReturned(db, asked)).map(({ values: [returns = 0, units = 0, value = 0], ...row }) => ({
        ...row,
        values: [returns, value, units],
      })),
  },
  vouchers: {
    by: ['voucher'],
    columns: [count('Orders'), rwf('Goods'), rwf('Taken off')],
    says: 'Orders with a voucher that were not cancelled.',
    list: async (db, asked) =>
      (await repository.listDiscounts(db, asked)).map(({ values: [orders = 0, off = 0, goods = 0], ...row }) => ({
        ...row,
        values: [orders, goods, off],
      })),
  },
  stock: {
    by: ['category', 'low', 'dead'],
    columns: [count('Units'), rwf('Value')],
    says: 'Current stock at today’s prices. Low: three or fewer left. Dead: not ordered in this period.',
    isNow: true,
    list: repository.listStock,
  },
};

const dayMs = 24 * 60 * 60 * 1000;
const mostDays = 366;
const mostRows = 200;
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export type BusinessService = ReturnType<typeof createBusinessService>;

export function createBusinessService({ db }: Database, now: () => Date) {
  async function readReport(name: ReportName, query: ReportQuery, staff: Pick<Seller, 'id' | 'role'>): Promise<Report> {
    const { by: choices, columns, says, isNow, isCounted, isOwn, list } = definitions[name];
    const { to = writeKigaliDay(now()), from = addDays(to, -29), counted = 'delivered', shop } = query;
    const by = query.by ?? choices[0];
    if (!choices.includes(by)) throw refuseField('by', 'This report cannot be grouped that way');
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    if (days < 1 || days > mostDays) throw refuseField('from', 'A report covers one day to one year');
    const scope = staff.role === 'admin' && !isOwn ? (shop ?? null) : staff.id;
    if (scope !== null && !isUuid(scope)) throw new AppError('not_found', 'There is no such shop.');
    const asked = { scope, from, to, by, counted };
    const earlier = { ...asked, from: addDays(from, -days), to: addDays(from, -1) };
    const [listed, listedBefore] = await Promise.all([list(db, asked), isNow ? [] : list(db, earlier)]);
    const rows = listed.filter(({ isTotal }) => !isTotal);
    const before = listedBefore.filter(({ isTotal }) => !isTotal);
    const sumOf = (all: readonly repository.TotalledRow[]) =>
      all.find(({ isTotal }) => isTotal)?.values ??
      columns.map((_column, at) => all.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
    const arranged = by === 'day' ? fillDays(rows, from, days, columns.length) : sortBySize(rows);
    const keyBefore = (key: string) => (by === 'day' ? addDays(key, -days) : key);
    const known = new Map(before.map((row) => [row.key, row.values]));
    return {
      by,
      choices: [...choices],
      from,
      to,
      ...(isCounted && { counted }),
      ...(isNow ? {} : { beforeFrom: earlier.from, beforeTo: earlier.to }),
      says,
      columns: [...columns],
      rows: arranged.slice(0, Math.max(mostRows, days)).map(({ key, label, values }) => ({
        label,
        values,
        before: known.get(keyBefore(key)) ?? columns.map(() => 0),
      })),
      more: Math.max(0, arranged.length - Math.max(mostRows, days)),
      totals: sumOf(listed),
      before: sumOf(listedBefore),
    };
  }

  return {
    readReport,

    async writeCsv(...asked: Parameters<typeof readReport>): Promise<string> {
      const { by, columns, rows } = await readReport(...asked);
      const labels = columns.map(({ label }) => label);
      const lines = rows.map(({ label, values, before }) =>
        writeCsvLine([guardCell(label), ...values.map(String), ...before.map(String)]),
      );
      return writeCsvHead([by, ...labels, ...labels.map((label) => `${label} before`)]) + lines.join('');
    },
  };
}

const sortBySize = (rows: readonly repository.ReportRow[]) =>
  rows.toSorted(
    (one, other) => (other.values.at(-1) ?? 0) - (one.values.at(-1) ?? 0) || one.label.localeCompare(other.label),
  );

/** Days without anything are days too. */
function fillDays(rows: readonly repository.ReportRow[], from: string, days: number, columns: number) {
  const known = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: days }, (_, at) => {
    const key = addDays(from, at);
    return known.get(key) ?? { key, label: key, values: Array.from({ length: columns }, () => 0) };
  });
}

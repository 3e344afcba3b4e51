import type { ExportInvoicesQuery, ExportOrdersQuery } from '@urumuri/contract';
import { AppError, refuseField } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Seller } from '../../http/serve.ts';
import { guardCell, writeCsvHead, writeCsvLine } from '../../files/csv.ts';
import * as repository from './exports.repository.ts';

const rowsAtOnce = 500;

export type SellerExportsService = ReturnType<typeof createSellerExportsService>;

/** What a shop takes with it as CSV, a piece at a time: no file is ever whole in memory. */
export function createSellerExportsService({ db }: Database) {
  return {
    exportOrders: (sellerId: string, { after, ...period }: ExportOrdersQuery) =>
      writePiece(repository.orderHeaders, after, (slice) =>
        repository.listOrders(db, sellerId, { ...slice, ...period }),
      ),

    /** For the office. */
    exportAllOrders: ({ after, ...period }: ExportOrdersQuery) =>
      writePiece(repository.allOrderHeaders, after, (slice) => repository.listAllOrders(db, { ...slice, ...period })),

    /** For the office those of every shop, or of one. */
    exportInvoices({ id, role }: Pick<Seller, 'id' | 'role'>, { after, shop, ...period }: ExportInvoicesQuery) {
      const sellerId = role === 'admin' ? (shop ?? null) : id;
      if (sellerId !== null && !isUuid(sellerId)) throw new AppError('not_found', 'There is no such shop.');
      return writePiece(repository.invoiceHeaders, after, (slice) =>
        repository.listInvoices(db, sellerId, { ...slice, ...period }),
      );
    },

    exportCustomers: (sellerId: string, after: string | undefined) =>
      writePiece(repository.customerHeaders, after, (slice) => repository.listCustomers(db, sellerId, slice)),

    exportVouchers: (sellerId: string, after: string | undefined) =>
      writePiece(repository.voucherHeaders, after, (slice) => repository.listVouchers(db, sellerId, slice)),
  };
}

async function writePiece(
  headers: Record<string, string>,
  after: string | undefined,
  list: (slice: repository.Slice) => Promise<repository.ExportedRow[]>,
) {
  if (after !== undefined && !isUuid(after)) {
    throw refuseField('after', 'Ask for the first piece, then for each next one by what it names');
  }
  const rows = await list({ after, limit: rowsAtOnce });
  const columns = Object.keys(headers);
  const text = rows.map((row) => writeCsvLine(columns.map((column) => writeCell(row[column])))).join('');
  return {
    text: after === undefined ? writeCsvHead(Object.values(headers)) + text : text,
    next: rows.length >= rowsAtOnce ? rows.at(-1)?.key : undefined,
  };
}

function writeCell(value: repository.Cell | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : guardCell(value);
}

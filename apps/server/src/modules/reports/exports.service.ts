import type { ExportOrdersQuery } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import { guardCell, writeCsvHead, writeCsvLine } from '../../files/csv.ts';
import * as repository from './exports.repository.ts';

const rowsAtOnce = 500;

export type Piece = { text: string; next?: string };
export type SellerExportsService = ReturnType<typeof createSellerExportsService>;

/** What a shop takes with it as CSV, a piece at a time: no file is ever whole in memory. */
export function createSellerExportsService({ database: { db } }: { database: Database }) {
  return {
    exportOrders: (sellerId: string, { after, ...period }: ExportOrdersQuery) =>
      writePiece(repository.orderHeaders, after, (slice) =>
        repository.listOrders(db, sellerId, { ...slice, ...period }),
      ),

    /** For the office. */
    exportAllOrders: ({ after, ...period }: ExportOrdersQuery) =>
      writePiece(repository.allOrderHeaders, after, (slice) => repository.listAllOrders(db, { ...slice, ...period })),

    exportCustomers: (sellerId: string, after: string | undefined) =>
      writePiece(repository.customerHeaders, after, (slice) => repository.listCustomers(db, sellerId, slice)),

    exportVouchers: (sellerId: string, after: string | undefined) =>
      writePiece(repository.voucherHeaders, after, (slice) => repository.listVouchers(db, sellerId, slice)),
  };
}

async function writePiece<Column extends string>(
  headers: Record<Column, string>,
  after: string | undefined,
  list: (slice: repository.Slice) => Promise<repository.ExportedRow<Column>[]>,
): Promise<Piece> {
  if (after !== undefined && !isUuid(after)) {
    const wrong = 'Ask for the first piece, then for each next one by what it names';
    throw new AppError('validation_failed', wrong, { after: wrong });
  }
  const rows = await list({ after, limit: rowsAtOnce });
  const columns = Object.keys(headers) as Column[];
  const text = rows.map((row) => writeCsvLine(columns.map((column) => writeCell(row[column])))).join('');
  const last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  return {
    text: after === undefined ? writeCsvHead(Object.values(headers)) + text : text,
    ...(last && { next: last.key }),
  };
}

function writeCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : guardCell(value);
}

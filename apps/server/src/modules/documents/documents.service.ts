import type { Readable } from 'node:stream';
import type { Paper, PaperSize, PapersPdfQuery, PapersQuery } from '@urumuri/contract';
import { settle } from '@urumuri/money/standing';
import { AppError } from '../../app-error.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Platform } from '../../module.ts';
import { assertOwnOrder, listMoney, unknownOrder } from '../orders/index.ts';
import type { WarrantyCodes } from '../warranties/index.ts';
import { listInvoices, writeInvoice } from '../invoices/index.ts';
import { listPrinted } from './documents.repository.ts';
import { type Letterhead, writePackingList, writeReceipt, writeSlip } from './documents.rules.ts';

export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** Sheets to print. Without a seller they show whole orders, which is the office's to see. */
export function createDocumentsService(
  { config: { publicUrl }, database: { db }, now, readIdentity }: Platform,
  codes: WarrantyCodes,
) {
  async function writeInvoices(orderIds: readonly string[], sellerId: string | null): Promise<Paper[]> {
    const found = await listInvoices(db, orderIds, sellerId);
    if (found.length === 0) throw new AppError('not_found', 'There is no invoice yet.');
    return found.map(writeInvoice);
  }

  async function writePapers(sellerId: string | null, { kind, order: ids }: PapersQuery): Promise<Paper[]> {
    const found = ids.every(isUuid) ? await listPrinted(db, ids, sellerId) : [];
    if (found.length !== ids.length) throw unknownOrder();
    if (kind === 'invoice') return writeInvoices(ids, sellerId);
    const money = await listMoney(db, ids);
    const orders = found.map((order) => {
      const ofOrder = money.get(order.id);
      if (ofOrder === undefined) throw unknownOrder();
      return { ...order, standing: settle(ofOrder) };
    });
    const letterhead: Letterhead = {
      identity: readIdentity(),
      orderUrl: (id) => `${publicUrl}/seller/${sellerId === null ? 'all-orders' : 'orders'}/${id}`,
      verify(number) {
        const code = codes.writeCode(number);
        return { code, url: `${publicUrl}/verify/${code}` };
      },
    };
    if (kind === 'packing') return [writePackingList(orders, letterhead, now())];
    return orders.map((order) => (kind === 'slip' ? writeSlip : writeReceipt)(order, letterhead));
  }

  async function draw(papers: readonly Paper[], size: PaperSize): Promise<Readable> {
    // Few shops print at every start, and what draws is large.
    const { drawPdf } = await import('./documents-pdf.ts');
    return drawPdf(papers, size);
  }

  return {
    writePapers,

    async writePdf(sellerId: string | null, { size, ...query }: PapersPdfQuery): Promise<Readable> {
      return draw(await writePapers(sellerId, query), size);
    },

    /** The invoices of an own order. */
    async writeOwnInvoices(orderId: string, customerId: string): Promise<Readable> {
      await assertOwnOrder(db, orderId, customerId);
      return draw(await writeInvoices([orderId], null), 'a5');
    },
  };
}

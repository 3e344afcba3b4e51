import type { Readable } from 'node:stream';
import type { Paper, PapersPdfQuery, PapersQuery } from '@urumuri/contract';
import { settle } from '@urumuri/money/standing';
import { isUuid } from '../../db/uuid.ts';
import type { Platform } from '../../module.ts';
import { listMoney, unknownOrder } from '../orders/index.ts';
import type { WarrantyCodes } from '../warranties/index.ts';
import { listPrinted } from './documents.repository.ts';
import { type Letterhead, writePackingList, writeReceipt, writeSlip } from './documents.rules.ts';

export type DocumentsService = ReturnType<typeof createDocumentsService>;

/** Sheets to print. Without a seller they show whole orders, which is the office's to see. */
export function createDocumentsService(
  { config: { publicUrl }, database: { db }, now, readIdentity }: Platform,
  codes: WarrantyCodes,
) {
  async function writePapers(sellerId: string | null, { kind, order: ids }: PapersQuery): Promise<Paper[]> {
    const found = ids.every(isUuid) ? await listPrinted(db, ids, sellerId) : [];
    if (found.length !== ids.length) throw unknownOrder();
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

  return {
    writePapers,

    async writePdf(sellerId: string | null, { size, ...query }: PapersPdfQuery): Promise<Readable> {
      const papers = await writePapers(sellerId, query);
      // Few shops print at every start, and what draws is large.
      const { drawPdf } = await import('./documents-pdf.ts');
      return drawPdf(papers, size);
    },
  };
}

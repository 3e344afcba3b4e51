import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { DocumentsService } from './documents.service.ts';

const desk = { importance: 'checkout' } as const;

export function registerDocumentsRoutes(app: FastifyInstance, paper: DocumentsService): void {
  serve(app, 'getPapers', desk, async ({ seller, query }) => ({ papers: await paper.writePapers(seller.id, query) }));
  serve(app, 'getAnyPapers', desk, async ({ query }) => ({ papers: await paper.writePapers(null, query) }));
  serve(app, 'getPapersPdf', desk, async ({ seller, query, reply }) =>
    sendPdf(reply, query.kind, await paper.writePdf(seller.id, query)),
  );
  serve(app, 'getAnyPapersPdf', desk, async ({ query, reply }) =>
    sendPdf(reply, query.kind, await paper.writePdf(null, query)),
  );
  serve(app, 'getInvoicesPdf', desk, async ({ customer, params, reply }) =>
    sendPdf(reply, 'invoice', await paper.writeOwnInvoices(params.orderId, customer.id)),
  );
}

function sendPdf(reply: FastifyReply, name: string, file: Readable): Readable {
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}.pdf"`);
  return file;
}

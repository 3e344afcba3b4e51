import type { CallShape } from './calls.ts';
import * as papers from './schemas/papers.ts';
import { sellerRoutes as routes } from './seller-routes.ts';
import type { SellerRouteName } from './seller-routes.ts';

/** What is printed of orders: delivery slips, packing lists and receipts. */
export const paperCalls = {
  getPapers: {
    ...routes.getPapers,
    summary: 'Sheets to print of this shop’s parts of orders',
    query: papers.papersQuery,
    response: papers.papersResponse,
    status: 200,
  },
  getPapersPdf: {
    ...routes.getPapersPdf,
    summary: 'The same as a PDF file',
    query: papers.papersPdfQuery,
    download: true,
    response: papers.pdfResponse,
    status: 200,
  },
  getAnyPapers: {
    ...routes.getAnyPapers,
    summary: 'Sheets to print of whole orders',
    query: papers.papersQuery,
    response: papers.papersResponse,
    status: 200,
  },
  getAnyPapersPdf: {
    ...routes.getAnyPapersPdf,
    summary: 'The same as a PDF file',
    query: papers.papersPdfQuery,
    download: true,
    response: papers.pdfResponse,
    status: 200,
  },
} as const satisfies Partial<Record<SellerRouteName, CallShape>>;

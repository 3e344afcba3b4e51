import type { PaperKind, PaperSize } from '@urumuri/contract';

export const paperWords: Record<PaperKind, string> = {
  slip: 'Delivery slip',
  packing: 'Packing list',
  receipt: 'Receipt',
  invoice: 'Invoice',
};

export const sizeWords: Record<PaperSize, string> = { a5: 'A5', '80mm': '80 mm roll' };

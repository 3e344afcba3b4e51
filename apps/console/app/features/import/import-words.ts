import type { CatalogueImport, ImportField, ImportVerdict } from '@urumuri/contract';
import { formatCount, formatNumber } from '@urumuri/ui/format/count.ts';

/** What a column may be, in the order in which people look for it. */
export const fieldWords: Record<ImportField, string> = {
  sku: 'SKU (your own number)',
  barcode: 'Barcode (EAN, UPC)',
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  model: 'Model',
  price: 'Price',
  oldPrice: 'Old price',
  salePrice: 'Sale price',
  discount: 'Discount (%)',
  stock: 'Stock',
  shortDescription: 'Short description',
  description: 'Description',
  specifications: 'Specifications',
  images: 'Pictures (addresses or file names)',
  warrantyMonths: 'Warranty',
  boxContents: 'In the box',
  family: 'Family (variants of one product)',
  options: 'Options (colour, size…)',
  isPublished: 'On sale (yes or no)',
  specification: 'Specification with this name',
};

export const verdictWords: Record<ImportVerdict, string> = {
  refused: 'Refused',
  new: 'New',
  changed: 'Changed',
  same: 'Unchanged',
};

export const stateWords: Record<CatalogueImport['state'], string> = {
  staged: 'Columns to confirm',
  checking: 'Checking',
  checked: 'Ready to import',
  applying: 'Importing',
  applied: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
};

export const isWorking = ({ state }: Pick<CatalogueImport, 'state'>) => state.endsWith('ing');

export const countRows = (count: number) => formatCount(count, 'row');

export type Pace = { at: number; done: number };

/** `420 a second, about 2 minutes left`, from where it was first seen; nothing before it has moved. */
export function describePace(first: Pace, now: Pace, total: number): string {
  const seconds = (now.at - first.at) / 1000;
  const perSecond = (now.done - first.done) / seconds;
  if (!(seconds > 0 && perSecond > 0)) return '';
  const left = Math.ceil((total - now.done) / perSecond);
  const words = left < 60 ? `${left} seconds` : `${Math.ceil(left / 60)} minutes`;
  return `${formatNumber(Math.max(1, Math.round(perSecond)))} a second, about ${words} left`;
}

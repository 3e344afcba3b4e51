import { barcodeKey, type VariantRow } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';

/** A variant as it is while it is locked. */
export type HeldVariant = { stock: number; reserved: number; salePrice: number | null; updatedAt: string };
type Option = VariantRow['options'][number];
/** As it is stored. */
type Specification = readonly [label: string, value: string];

const lower = (text: string) => text.trim().toLowerCase();
const keyOf = (options: readonly Option[]) =>
  options
    .map(({ label, value }) => `${lower(label)}: ${lower(value)}`)
    .toSorted()
    .join('\n');

/** What is wrong with which field of which row; nothing where all may be written. */
export function findWrongRows(
  rows: readonly VariantRow[],
  heldById: ReadonlyMap<string, HeldVariant>,
  taken: Record<'skus' | 'barcodes', ReadonlySet<string>>,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  const seenOptions = new Set<string>();
  const seenSkus = new Set(taken.skus);
  const seenBarcodes = new Set(taken.barcodes);
  for (const [place, row] of rows.entries()) {
    const say = (field: string, reason: string) => (wrong[`rows.${place}.${field}`] ??= reason);
    const key = keyOf(row.options);
    if (key === '') say('options', 'Enter at least one option');
    else if (seenOptions.has(key)) say('options', 'Another row has the same options');
    seenOptions.add(key);
    const sku = lower(row.sku);
    if (sku !== '' && seenSkus.has(sku)) say('sku', 'Another product of this shop has this SKU');
    seenSkus.add(sku);
    const barcode = barcodeKey(row.barcode);
    if (barcode !== undefined && seenBarcodes.has(barcode))
      say('barcode', 'Another product of this shop has this barcode');
    if (barcode !== undefined) seenBarcodes.add(barcode);
    const held = row._id === undefined ? undefined : heldById.get(row._id.toLowerCase());
    if (held === undefined) continue;
    if (row.seenUpdatedAt !== undefined && row.seenUpdatedAt !== held.updatedAt)
      say('price', 'Someone else has changed it since you opened this page. Load it again.');
    if (held.salePrice !== null && held.salePrice >= row.price)
      say('price', `It must be above the sale price of ${formatRwf(held.salePrice)}`);
    if (row.stock === row.seenStock) continue;
    if (held.stock !== row.seenStock) say('stock', `The stock has changed meanwhile: it is ${held.stock} now`);
    else if (row.stock < held.reserved) say('stock', `${held.reserved} reserved for orders`);
  }
  return wrong;
}

/** The name of another variant: with its values where those of the first stand, else after it. */
export function nameVariant(name: string, own: readonly Specification[], options: readonly Option[]): string {
  return options.reduce((said, { label, value }) => {
    const before = own.find(([known]) => lower(known) === lower(label))?.[1];
    const at = before === undefined ? -1 : said.toLowerCase().lastIndexOf(lower(before));
    return before === undefined || at < 0
      ? `${said} ${value}`
      : said.slice(0, at) + value + said.slice(at + before.length);
  }, name);
}

/** What is said of another variant: its own value where the first says its option, nothing where it says it otherwise. */
export function describeVariant(
  specifications: readonly Specification[],
  own: readonly Specification[],
  options: readonly Option[],
): Specification[] {
  return specifications.flatMap(([label, value]): Specification[] => {
    const option = options.find((one) => lower(one.label) === lower(label));
    if (option === undefined) return [[label, value]];
    const before = own.find(([known]) => lower(known) === lower(label))?.[1];
    return before !== undefined && lower(before) === lower(value) ? [[label, option.value]] : [];
  });
}

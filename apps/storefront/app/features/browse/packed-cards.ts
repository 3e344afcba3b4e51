import { remember } from '../../platform/remember.ts';
import type { CardProduct, ListingProduct } from './card-product.ts';

/**
 * Lists of cards in the fewest bytes. What a loader returns is written into the page beside the markup it
 * became, so every product is sent once, as one line of text, and lists name products by line number.
 */
export type PackedCards<Name extends string> = { cards: string; lists: Record<Name, string> };

const ownPicture = /^\/images\/([^/]+)\/\d+$/;
const FULL_WIDTH = 640;

const packCard = remember(writeCard);

export function packCards<Name extends string>(lists: Record<Name, readonly CardProduct[]>): PackedCards<Name> {
  const lineById = new Map<string, number>();
  const lines: string[] = [];
  const numberOf = (card: CardProduct): number => {
    const known = lineById.get(card.id);
    if (known !== undefined) return known;
    lineById.set(card.id, lines.length);
    return lines.push(packCard(card)) - 1;
  };
  const packed = Object.entries<readonly CardProduct[]>(lists).map(([name, cards]) => [
    name,
    cards.map(numberOf).join(),
  ]);
  return { cards: lines.join('\n'), lists: Object.fromEntries(packed) as Record<Name, string> };
}

export function unpackCards<Name extends string>({ cards, lists }: PackedCards<Name>): Record<Name, CardProduct[]> {
  const known = unpackLines(cards);
  const unpacked = Object.entries<string>(lists).map(([name, numbers]) => [
    name,
    numbers === '' ? [] : numbers.split(',').flatMap((number) => known[Number(number)] ?? []),
  ]);
  return Object.fromEntries(unpacked) as Record<Name, CardProduct[]>;
}

/** The cards of one list, one to a line. */
export function pickLines<Name extends string>({ cards, lists }: PackedCards<Name>, name: Name): string {
  if (lists[name] === '') return '';
  const lines = cards.split('\n');
  return lists[name]
    .split(',')
    .map((number) => lines[Number(number)])
    .join('\n');
}

export function unpackLines(lines: string): CardProduct[] {
  return lines === '' ? [] : lines.split('\n').map(unpackCard);
}

/** The products of a listing, one to a line. */
export function packListing(products: readonly ListingProduct[]): string {
  return products.map(packRow).join('\n');
}

const packRow = remember(({ brand, summary, ...card }: ListingProduct) =>
  [writeCard(card), onOneLine(brand), onOneLine(summary)].join('\t'),
);

export function unpackListing(packed: string): ListingProduct[] {
  if (packed === '') return [];
  return packed.split('\n').map((line) => {
    const [brand = '', summary = ''] = line.split('\t').slice(-2);
    return { ...unpackCard(line), brand, summary };
  });
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function writeCard(card: CardProduct): string {
  const name = onOneLine(card.name);
  const slug = card.slug === guessSlug(name) ? '' : card.slug;
  const image = ownPicture.exec(card.image)?.[1] ?? card.image;
  const { id, priceRwf, discountPercent, rating, reviewCount, stock, stockRevision } = card;
  return [id, slug, name, image, priceRwf, discountPercent, rating, reviewCount, stock, stockRevision].join('\t');
}

function unpackCard(line: string): CardProduct {
  const [id = '', slug = '', name = '', image = '', ...numbers] = line.split('\t');
  const [priceRwf = 0, discountPercent = 0, rating = 0, reviewCount = 0, stock = 0, stockRevision = 0] =
    numbers.map(Number);
  return {
    id,
    slug: slug || guessSlug(name),
    name,
    image: image === '' || image.includes('/') ? image : `/images/${image}/${FULL_WIDTH}`,
    priceRwf,
    discountPercent,
    rating,
    reviewCount,
    stock,
    stockRevision,
  };
}

/** Most slugs follow from the name; those that do not are sent. */
function guessSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

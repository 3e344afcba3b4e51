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
/** A row has no buttons and says nothing of what is left: it needs neither id nor stock. Ids are chance, and do not compress. */
const packMereRow = remember((card: CardProduct) => {
  const { slug, name, image, priceRwf, discountPercent, rating, reviewCount } = shorten(card);
  return ['', slug, name, image, priceRwf, discountPercent, rating, reviewCount].join('\t');
});

/** Lists shown as cards, and others shown as rows: what is only a row comes back without id and stock. */
export function packCards<Card extends string = never, Row extends string = never>(
  lists: Record<Card, readonly CardProduct[]>,
  rows?: Record<Row, readonly CardProduct[]>,
): PackedCards<Card | Row> {
  const lineById = new Map<string, number>();
  const lines: string[] = [];
  const numberOf = (card: CardProduct, pack: (card: CardProduct) => string): number => {
    const known = lineById.get(card.id);
    if (known !== undefined) return known;
    lineById.set(card.id, lines.length);
    return lines.push(pack(card)) - 1;
  };
  const number = (named: Record<string, readonly CardProduct[]>, pack: (card: CardProduct) => string) =>
    Object.entries(named).map(([name, cards]) => [name, cards.map((card) => numberOf(card, pack)).join()]);
  const packed = [...number(lists, packCard), ...number(rows ?? {}, packMereRow)];
  return { cards: lines.join('\n'), lists: Object.fromEntries(packed) as Record<Card | Row, string> };
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
  const { id, slug, name, image, priceRwf, discountPercent, rating, reviewCount, stock, stockRevision } = shorten(card);
  return [id, slug, name, image, priceRwf, discountPercent, rating, reviewCount, stock, stockRevision].join('\t');
}

function shorten(card: CardProduct): CardProduct {
  const name = onOneLine(card.name);
  const slug = card.slug === guessSlug(name) ? '' : card.slug;
  return { ...card, name, slug, image: ownPicture.exec(card.image)?.[1] ?? card.image };
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

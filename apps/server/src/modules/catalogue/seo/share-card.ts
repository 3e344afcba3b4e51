import { formatRwf, unitPriceRwf, writePercent } from '@urumuri/money';
import sharp from 'sharp';
import type { ShareDetails } from './seo.repository.ts';
import { drawText, measureText, type TextStyle, wrapText } from './text-paths.ts';

/** What messengers show: 1200 × 630, and WhatsApp ignores pictures above 300 KB. */
const card = { width: 1200, height: 630, picture: 630, margin: 64 };
const ink = '#14253b';
const amber = '#ffb224';
const slate = '#56637a';
const jpegQuality = 82;

const styles = {
  shop: { size: 34, weight: 'bold', fill: ink },
  brand: { size: 28, weight: 'medium', fill: slate },
  name: { size: 54, weight: 'bold', fill: ink },
  price: { size: 60, weight: 'bold', fill: ink },
  oldPrice: { size: 32, weight: 'medium', fill: slate },
  badge: { size: 30, weight: 'bold', fill: ink },
} satisfies Record<string, TextStyle>;

/** Draws the card a messenger shows for a product, with its picture on the left. */
export async function drawShareCard(
  shopName: string,
  details: ShareDetails,
  picture: Buffer | undefined,
): Promise<Buffer> {
  const words = Buffer.from(layOut(shopName, details));
  const layers = [{ input: words, left: 0, top: 0 }];
  if (picture) {
    const square = await sharp(picture).resize(card.picture, card.picture, { fit: 'cover' }).toBuffer();
    layers.unshift({ input: square, left: 0, top: 0 });
  }
  return sharp({ create: { width: card.width, height: card.height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer();
}

function layOut(shopName: string, { name, brand, priceRwf, discountPercent, available }: ShareDetails): string {
  const left = card.picture + card.margin;
  const width = card.width - left - card.margin;
  const nameLines = wrapText(name, width, 3, styles.name);
  const parts = [drawText(shopName, left, 104, styles.shop), drawText(brand, left, 184, styles.brand)];
  nameLines.forEach((line, index) => parts.push(drawText(line, left, 250 + index * 64, styles.name)));
  const price = plainSpaces(formatRwf(unitPriceRwf(priceRwf, discountPercent)));
  parts.push(drawText(price, left, 500, styles.price));
  if (discountPercent > 0) {
    const oldPrice = plainSpaces(formatRwf(priceRwf));
    const oldWidth = measureText(oldPrice, styles.oldPrice);
    parts.push(
      drawText(oldPrice, left, 556, styles.oldPrice),
      `<rect x="${left}" y="544" width="${oldWidth}" height="3" fill="${slate}"/>`,
      `<circle cx="${left + oldWidth + 70}" cy="546" r="38" fill="${amber}"/>`,
      drawText(
        writePercent(discountPercent),
        left + oldWidth + 70 - measureText(writePercent(discountPercent), styles.badge) / 2,
        556,
        styles.badge,
      ),
    );
  } else if (available === 0) {
    parts.push(drawText('Sold out', left, 556, styles.oldPrice));
  }
  parts.push(`<rect x="${card.picture}" y="0" width="10" height="${card.height}" fill="${amber}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">${parts.join('')}</svg>`;
}

/** The font has no no-break space. */
function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

const ground = '#f4f5f7';
const line = '#b9bfca';
const wash = '#e4e7ec';
const ink = '#8b93a3';

/** A band of nested zig-zags after imigongo, `count` teeth wide, its foot at (x, y). */
function drawZigZag(x: number, y: number, tooth: number, count: number): string {
  const teeth = `l${tooth / 2} ${-tooth / 2}l${tooth / 2} ${tooth / 2}`.repeat(count);
  const rows = [0, 1, 2].map((row) => `M${x} ${(y - (row * tooth) / 3).toFixed(1)}${teeth}`);
  return `<path d="${rows.join('')}" fill="none" stroke="${line}" stroke-width="4" stroke-linejoin="miter"/>`;
}

function drawDocument(title: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600" role="img">` +
    `<title>${title}</title><rect width="600" height="600" fill="${ground}"/>${content}</svg>`
  );
}

/** Shown where a picture is missing. */
export const placeholderSvg = drawDocument(
  'No picture',
  `<clipPath id="frame"><rect x="150" y="170" width="300" height="240" rx="20"/></clipPath>` +
    `<rect x="150" y="170" width="300" height="240" rx="20" fill="#fff"/>` +
    `<g clip-path="url(#frame)"><circle cx="225" cy="240" r="26" fill="${wash}"/>` +
    `<path d="M130 410l110-110 70 70 60-60 110 100v40H130z" fill="${wash}"/></g>` +
    `<rect x="150" y="170" width="300" height="240" rx="20" fill="none" stroke="${line}" stroke-width="6"/>` +
    drawZigZag(204, 474, 32, 6),
);

/** Shown for a seller without a picture of their own; it also survives being cropped to a circle. */
export const defaultSellerSvg = drawDocument(
  'Seller',
  `<path d="M70 640c0-150 100-236 230-236s230 86 230 236z" fill="${ink}"/>` +
    `<path d="M232 410l68 62 68-62 12 200H220z" fill="#fff"/>` +
    `<circle cx="300" cy="252" r="116" fill="${wash}" stroke="${line}" stroke-width="6"/>` +
    `<path fill="${ink}" ` +
    `d="M184 244c0-92 54-134 116-134s116 42 116 134c-16-44-56-64-116-64s-100 20-116 64z"/>` +
    `<circle cx="261" cy="264" r="8" fill="${ink}"/><circle cx="339" cy="264" r="8" fill="${ink}"/>` +
    `<path d="M261 306c22 24 56 24 78 0" fill="none" stroke="${ink}" stroke-width="9" ` +
    `stroke-linecap="round"/>` +
    drawZigZag(236, 566, 32, 4),
);

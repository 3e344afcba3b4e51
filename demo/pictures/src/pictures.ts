import type { Banner, Shop, Subject } from './catalogue.ts';
import type { Kind } from './illustration.ts';
import { illustrations } from './kinds/index.ts';
import { imigongo } from './parts/imigongo.ts';
import { clip, linear, radial, svgDocument, tint } from './parts/kit.ts';
import { type Place, scene } from './scenes/scenes.ts';

const size = 600;

/** Where a kind of product is used, for its lifestyle picture; at a desk when not said. */
const placeOf: Partial<Record<Kind, Place>> = {
  tv: 'living-room',
  soundbar: 'living-room',
  'party-speaker': 'terrace',
  speaker: 'terrace',
  'solar-lantern': 'terrace',
  'solar-kit': 'terrace',
  'power-station': 'terrace',
  'security-camera': 'terrace',
  console: 'living-room',
  controller: 'living-room',
  'air-conditioner': 'bedroom',
  'stand-fan': 'bedroom',
  'led-bulb': 'bedroom',
  'front-washer': 'laundry',
  'top-washer': 'laundry',
  iron: 'laundry',
  vacuum: 'living-room',
  'water-dispenser': 'kitchen',
  fridge: 'kitchen',
  freezer: 'kitchen',
  'gas-cooker': 'kitchen',
  microwave: 'kitchen',
  oven: 'kitchen',
  hotplate: 'kitchen',
  kettle: 'kitchen',
  'rice-cooker': 'kitchen',
  blender: 'kitchen',
  'air-fryer': 'kitchen',
  'coffee-maker': 'kitchen',
  toaster: 'kitchen',
};

/** The quiet ground of every product picture. */
function studio(fragment: string): string {
  const ground = radial(0.42, 0.34, 0.85, [0, '#fbfbfc'], [0.6, '#f4f5f7'], [1, '#e9ebef']);
  return svgDocument(`<rect width="${size}" height="${size}" fill="${ground}"/>${fragment}`, size, size);
}

/** The four pictures of a product: front, second view, detail, and at home. */
export function drawProduct({ kind, ...look }: Subject['picture']): string[] {
  const drawing = illustrations[kind];
  const front = drawing.front(look);
  const atHome = scene(placeOf[kind] ?? 'desk', front, drawing.stands, drawing.sizeCm);
  return [studio(front), studio(drawing.second(look)), studio(drawing.detail(look)), svgDocument(atHome, size, size)];
}

export function drawCategoryTile({ kind, ...look }: Subject['picture']): string {
  return studio(illustrations[kind].front(look));
}

const banner = { width: 1600, height: 640, margin: 30 };

/** A banner without words: the page sets those, so that they can be read, searched and translated. */
export function drawBanner({ ground, ink }: Banner['picture'], { kind, ...look }: Subject['picture']): string {
  const objectSize = banner.height - banner.margin;
  const objectX = banner.width - objectSize - 60;
  const fill = linear(20, [0, tint(ground, 0.1)], [0.55, ground], [1, tint(ground, -0.08)]);
  const glow = radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.75], [0.7, '#ffffff', 0.25], [1, '#ffffff', 0]);
  const edge = clip(`<rect x="0" y="${banner.height - 56}" width="${banner.width}" height="56"/>`);
  return svgDocument(
    [
      `<rect width="${banner.width}" height="${banner.height}" fill="${fill}"/>`,
      `<circle cx="${objectX + objectSize / 2}" cy="${banner.height / 2}" r="${banner.height * 0.62}" fill="${glow}"/>`,
      `<g clip-path="${edge}" opacity="0.22">${imigongo(0, banner.height - 48, banner.width, 60, 1, [ink, tint(ink, 0.4)])}</g>`,
      `<g transform="translate(${objectX} ${banner.margin / 2 - 14}) scale(${objectSize / size})">`,
      illustrations[kind].front(look),
      '</g>',
    ].join(''),
    banner.width,
    banner.height,
  );
}

/** A shop's sign: its colour, an awning and a zig-zag band. */
export function drawShop({ colour }: Shop['picture']): string {
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const fill = index % 2 === 0 ? colour : '#ffffff';
    const x = 120 + index * 60;
    return `<path d="M${x} 190h60v70a30 30 0 0 1-60 0z" fill="${fill}"/>`;
  });
  return svgDocument(
    [
      `<rect width="${size}" height="${size}" fill="${tint(colour, 0.82)}"/>`,
      `<rect x="145" y="220" width="310" height="250" rx="14" fill="#ffffff"/>`,
      `<rect x="180" y="310" width="120" height="100" rx="10" fill="${tint(colour, 0.6)}"/>`,
      `<rect x="335" y="310" width="85" height="160" rx="10" fill="${tint(colour, -0.25)}"/>`,
      `<circle cx="352" cy="395" r="7" fill="#ffffff"/>`,
      ...stripes,
      `<rect x="120" y="160" width="360" height="34" rx="12" fill="${tint(colour, -0.3)}"/>`,
      `<rect x="120" y="470" width="360" height="16" rx="8" fill="${tint(colour, -0.3)}"/>`,
    ].join(''),
    size,
    size,
  );
}

/** What varies between two products of the same kind. Colours are #rrggbb. */
export type Look = {
  /** The case: plastic, metal or fabric. */
  body: string;
  /** Details: a ring, a button, a screen's wallpaper, a logo plate. */
  accent: string;
  /** Three builds of the same kind: other camera layout, other door, other grille. */
  variant: 0 | 1 | 2;
};

/**
 * How one kind of product is drawn. Each view is an SVG fragment in a 600 × 600 box with the object
 * centred and filling about three quarters of it, without a background.
 */
export type Illustration = {
  /** Where it lives in the lifestyle picture. */
  stands: 'floor' | 'table' | 'wall';
  /** Its real height (or, on a wall, width) in centimetres, for a believable lifestyle picture. */
  sizeCm: number;
  front(look: Look): string;
  /** A second angle or the open state: a fridge with its door open, a laptop half closed. */
  second(look: Look): string;
  /** A close-up: the ports, the dial, the lens. It may fill the whole box. */
  detail(look: Look): string;
};

export const kinds = [
  'smartphone',
  'feature-phone',
  'tablet',
  'laptop',
  'monitor',
  'printer',
  'tv',
  'smartwatch',
  'fitness-band',
  'router',
  'power-bank',
  'speaker',
  'party-speaker',
  'soundbar',
  'headphones',
  'earbuds',
  'camera',
  'security-camera',
  'console',
  'controller',
  'led-bulb',
  'solar-lantern',
  'solar-kit',
  'power-station',
  'fridge',
  'freezer',
  'front-washer',
  'top-washer',
  'gas-cooker',
  'microwave',
  'oven',
  'stand-fan',
  'air-conditioner',
  'water-dispenser',
  'hotplate',
  'kettle',
  'rice-cooker',
  'blender',
  'air-fryer',
  'coffee-maker',
  'toaster',
  'iron',
  'vacuum',
] as const;

export type Kind = (typeof kinds)[number];

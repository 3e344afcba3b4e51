import type { Kind, Look } from '../illustrations/illustration.ts';

/** A category of the demo shop; kind and look say which product is drawn on its tile. */
export type DemoCategory = { name: string; slug: string; kind: Kind; look: Look };

/** In shop order. */
export const demoCategories: readonly DemoCategory[] = [
  {
    name: 'Phones',
    slug: 'phones',
    kind: 'smartphone',
    look: { body: '#2a4d7c', accent: '#f2b84b', variant: 1 },
  },
  {
    name: 'Laptops & Computers',
    slug: 'laptops-computers',
    kind: 'laptop',
    look: { body: '#c3c8cf', accent: '#2f6fb3', variant: 0 },
  },
  {
    name: 'Televisions',
    slug: 'televisions',
    kind: 'tv',
    look: { body: '#1d2025', accent: '#e09f3e', variant: 2 },
  },
  {
    name: 'Audio',
    slug: 'audio',
    kind: 'headphones',
    look: { body: '#b8352f', accent: '#f3efe6', variant: 0 },
  },
  {
    name: 'Cameras',
    slug: 'cameras',
    kind: 'camera',
    look: { body: '#1f2125', accent: '#b5333a', variant: 0 },
  },
  {
    name: 'Gaming',
    slug: 'gaming',
    kind: 'controller',
    look: { body: '#eef0f3', accent: '#2f7ed8', variant: 0 },
  },
  {
    name: 'Refrigerators',
    slug: 'refrigerators',
    kind: 'fridge',
    look: { body: '#c9ced6', accent: '#2b3038', variant: 0 },
  },
  {
    name: 'Washing Machines',
    slug: 'washing-machines',
    kind: 'front-washer',
    look: { body: '#f2f3f5', accent: '#3f86c6', variant: 1 },
  },
  {
    name: 'Cooking',
    slug: 'cooking',
    kind: 'gas-cooker',
    look: { body: '#5a616b', accent: '#e6b450', variant: 0 },
  },
  {
    name: 'Small Kitchen',
    slug: 'small-kitchen',
    kind: 'kettle',
    look: { body: '#a8d5c2', accent: '#2f6f5e', variant: 0 },
  },
  {
    name: 'Fans & Climate',
    slug: 'fans-climate',
    kind: 'stand-fan',
    look: { body: '#f3f4f5', accent: '#2f8fb3', variant: 0 },
  },
  {
    name: 'Lighting & Power',
    slug: 'lighting-power',
    kind: 'solar-lantern',
    look: { body: '#e9b52c', accent: '#22262b', variant: 0 },
  },
  {
    name: 'Networking',
    slug: 'networking',
    kind: 'router',
    look: { body: '#23262b', accent: '#4aa3df', variant: 0 },
  },
  {
    name: 'Wearables',
    slug: 'wearables',
    kind: 'smartwatch',
    look: { body: '#2c2f34', accent: '#e8743b', variant: 0 },
  },
  {
    name: 'Home Care',
    slug: 'home-care',
    kind: 'iron',
    look: { body: '#3f8f8a', accent: '#f3f5f7', variant: 0 },
  },
];

/** A category within another; the products of its kinds that lie in the other are in it. */
export type DemoSubcategory = { name: string; slug: string; parent: string; kinds: readonly Kind[] };

/** Those above come before those below. */
export const demoSubcategories: readonly DemoSubcategory[] = [
  { name: 'Photo Cameras', slug: 'photo-cameras', parent: 'cameras', kinds: ['camera'] },
  { name: 'Security Cameras', slug: 'security-cameras', parent: 'cameras', kinds: ['security-camera'] },
  { name: 'Stoves', slug: 'stoves', parent: 'cooking', kinds: [] },
  { name: 'Gas Cookers', slug: 'gas-cookers', parent: 'stoves', kinds: ['gas-cooker'] },
  { name: 'Hotplates', slug: 'hotplates', parent: 'stoves', kinds: ['hotplate'] },
  { name: 'Ovens & Microwaves', slug: 'ovens-microwaves', parent: 'cooking', kinds: [] },
  { name: 'Electric Ovens', slug: 'electric-ovens', parent: 'ovens-microwaves', kinds: ['oven'] },
  { name: 'Microwaves', slug: 'microwaves', parent: 'ovens-microwaves', kinds: ['microwave'] },
  { name: 'Smartwatches', slug: 'smartwatches', parent: 'wearables', kinds: ['smartwatch'] },
  { name: 'Fitness Bands', slug: 'fitness-bands', parent: 'wearables', kinds: ['fitness-band'] },
];

const parentOf = new Map(demoSubcategories.map(({ slug, parent }) => [slug, parent]));

/** A category and those it lies in, itself first. */
export function categoryTrail(slug: string): string[] {
  const parent = parentOf.get(slug);
  return parent === undefined ? [slug] : [slug, ...categoryTrail(parent)];
}

/** The innermost category of a product. */
export function shelfOf({ category, kind }: { category: string; kind: Kind }): string {
  const isIts = ({ slug, kinds }: DemoSubcategory) => kinds.includes(kind) && categoryTrail(slug).includes(category);
  return demoSubcategories.find(isIts)?.slug ?? category;
}

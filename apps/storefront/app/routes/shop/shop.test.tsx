import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setWishes } from '../../platform/session/wishes.ts';
import { signIn } from '../../platform/session/session.ts';
import { answerCalls, buildToken, openPage, Refusal } from '../../testing/open-page.tsx';
import * as shop from './shop.tsx';

const kettle = {
  _id: 'p1',
  slug: 'kettle',
  name: 'Kettle',
  description: '',
  shortDescription: '',
  price: 10_000,
  discount: 0,
  stock: 5,
  images: [],
  brand: 'Tefal',
  category: 'Kettles',
  rating: 4,
  reviewCount: 2,
  shopName: 'Inzu',
  sellerId: 's1',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const facets = {
  isPartial: false,
  categories: [{ value: 'Kettles', count: 30, level: 1 }],
  brands: [
    { value: 'Philips', count: 4 },
    { value: 'Tefal', count: 26 },
  ],
  inStock: 28,
  discounted: 0,
  ratings: [9, 9, 9, 8, 0],
  lowestPrice: 5000,
  highestPrice: 90_000,
  specifications: [
    {
      key: 'power',
      name: 'Power',
      kind: 'number',
      unit: 'W',
      isPartial: false,
      lowest: 900,
      highest: 2400,
      values: [],
    },
    {
      key: 'cordless',
      name: 'Cordless',
      kind: 'yes-no',
      unit: '',
      isPartial: true,
      values: [{ value: 'yes', count: 7 }],
    },
  ],
};

/** A shop that remembers what it was asked for; with `brand=Philips` it has nothing. */
function openShop(address: string, calls: Parameters<typeof answerCalls>[0] = {}) {
  const queries: string[] = [];
  answerCalls({
    ...calls,
    'GET /api/home/get-categorys': { categorys: [{ _id: 'c1', name: 'Kettles', slug: 'kettles', image: '' }] },
    'GET /api/home/product-facets': facets,
    'GET /api/home/get-products': { products: [], latest_product: [], topRated_product: [], discount_product: [] },
    'GET /api/home/query-products': ({ search }) => {
      queries.push(search.toString());
      const products = search.get('brand') === 'Philips' ? [] : [kettle];
      return { products, totalProduct: products.length * 30, parPage: 12 };
    },
  });
  return { queries, ...openPage(address, { '/shop': shop }) };
}

const filters = async () => within(await screen.findByRole('region', { name: 'Filters' }));
const inForce = () => within(screen.getByRole('list', { name: 'Filters in force' }));

it('asks for what is ticked, and says it above the products', async () => {
  const { user, queries } = openShop('/shop');
  await user.click((await filters()).getByRole('checkbox', { name: 'Tefal 26' }));
  await screen.findByRole('link', { name: 'Remove filter: Brand: Tefal' });
  expect(queries.at(-1)).toContain('brand=Tefal');
});

it('takes a choice back when it is chosen again', async () => {
  const { user, queries } = openShop('/shop?brand=Tefal&rating=3');
  await user.click((await filters()).getByRole('checkbox', { name: 'Tefal 26' }));
  await expect.poll(() => queries.at(-1)).not.toContain('brand');
  expect(queries.at(-1)).toContain('rating=3');
});

it('sends both ends of a price range together, and begins at the first page', async () => {
  const { user, queries } = openShop('/shop?pageNumber=2');
  const form = await filters();
  await user.type(form.getByLabelText('From price in RWF'), '5000');
  await user.type(form.getByLabelText('To price in RWF'), '20000');
  await user.click(form.getByRole('button', { name: 'Apply Price (RWF)' }));
  await expect.poll(() => queries.at(-1)).toContain('highPrice=20000');
  expect(queries.at(-1)).toContain('lowPrice=5000');
  expect(queries.at(-1)).not.toContain('pageNumber=2');
});

it('asks for several brands, what is in stock and what the category defines, all of it in the address', async () => {
  const { user, queries } = openShop('/shop?brand=Tefal&brand=Philips');
  const form = await filters();
  expect(form.queryByRole('checkbox', { name: /Discount only/ })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'In stock only 28' }));
  await expect.poll(() => queries.at(-1)).toContain('brand=Tefal&brand=Philips&inStock=true');
  await user.click(form.getByRole('checkbox', { name: 'Yes 7+' }));
  await expect.poll(() => queries.at(-1)).toContain('spec=cordless%3Ayes');
  await user.type(form.getByLabelText('From Power'), '1500');
  await user.click(form.getByRole('button', { name: 'Apply Power (W)' }));
  await screen.findByRole('link', { name: 'Remove filter: Power: from 1500 W' });
  expect(queries.at(-1)).toContain('spec=cordless%3Ayes&spec=power%3A1500..');
});

it('combines filters, and takes them off one by one or all at once', async () => {
  const { user, queries } = openShop('/shop?brand=Tefal&rating=4');
  await filters();
  await user.click(inForce().getByRole('link', { name: /Brand: Tefal/ }));
  await expect.poll(() => queries.at(-1)).not.toContain('brand');
  expect(queries.at(-1)).toContain('rating=4');
  await user.click(inForce().getByRole('link', { name: 'Clear all' }));
  await expect.poll(() => screen.queryByRole('list', { name: 'Filters in force' })).toBeNull();
});

it('keeps the filters in reach when nothing fits them', async () => {
  const { user } = openShop('/shop?brand=Philips');
  await screen.findByRole('heading', { name: '(0) Products' });
  // Several at once: the one that gives nothing is still there to be ticked off.
  await user.click((await filters()).getByRole('checkbox', { name: 'Philips 4', checked: true }));
  await user.click((await filters()).getByRole('checkbox', { name: 'Tefal 26' }));
  await screen.findByRole('heading', { name: '(30) Products' });
});

it('fills the heart of what is wished for, and empties it when it is pressed again', async () => {
  signIn(buildToken());
  setWishes([]);
  const { user } = openShop('/shop', {
    'POST /api/home/product/add-to-wishlist': { message: 'Added to wishlist', wishlistId: 'w1' },
    'DELETE /api/home/product/remove-wishlist-product/w1': { message: 'Removed from wishlist', wishlistId: 'w1' },
  });
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Kettle', pressed: false }));
  const heart = await screen.findByRole('button', { name: 'In your wishlist: Kettle', pressed: true });
  // Filled at once, but pressed again only once the shop has answered.
  await expect.poll(() => heart.getAttribute('aria-disabled')).toBe('false');
  await user.click(heart);
  await screen.findByRole('button', { name: 'Add to wishlist: Kettle', pressed: false });
});

it('empties the heart again when the shop refuses the wish', async () => {
  signIn(buildToken());
  setWishes([]);
  const refusal = new Refusal(409, 'wishlist_full', 'A wishlist holds at most 200 products.');
  const { user } = openShop('/shop', { 'POST /api/home/product/add-to-wishlist': refusal });
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Kettle' }));
  await screen.findByRole('button', { name: 'Add to wishlist: Kettle', pressed: false });
});

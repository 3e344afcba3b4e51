import { expect, it } from 'vitest';
import { buildBrand } from '../../testing/factories.ts';
import { buildOrderBody, placeOrder } from '../../testing/orders.ts';
import { createTestSellerClient } from '../../testing/seller-client.ts';
import { signInSeller } from '../../testing/sign-in-seller.ts';
import { signInCustomer } from '../../testing/sign-in.ts';
import { useOffice } from '../../testing/use-office.ts';

const { office, shop } = useOffice();

it('leads an empty shop to being open, with the office as its first seller', async () => {
  const first = await office().getFirstSteps();
  expect(first).toMatchObject({
    categories: { isDone: false, count: 0 },
    products: { isDone: false, count: 0, onSale: 0, waitingShops: 0 },
    delivery: { isDone: false },
    office: { isDone: false },
    isOpen: false,
  });
  expect((await shop().app.inject('/')).body).toContain('We open soon');

  const { category } = await office().createCategory({ body: { name: 'Radios' } });
  const { fee, freeFrom } = first.delivery;
  await office().agreeToDelivery({ body: { fee, freeFrom } });
  const profile = { shopName: 'Kigali Radios', ownerName: 'Aline', phone: '+250788123456' };
  await office().updateSellerProfile({ body: profile });
  await buildBrand(shop().database.db, 'Sonorex');
  const { product } = await office().createSellerProduct({
    body: {
      name: 'Sonorex R1',
      brand: 'Sonorex',
      categoryId: category._id,
      price: 25_000,
      discount: 0,
      stock: 3,
      images: [],
      isPublished: true,
    },
  });
  expect(await office().getFirstSteps()).toMatchObject({
    categories: { isDone: true, count: 1 },
    products: { isDone: true, count: 1, onSale: 1 },
    delivery: { isDone: true },
    office: { isDone: true },
    isOpen: true,
  });

  const { body } = await shop().app.inject('/');
  expect(body).not.toContain('We open soon');
  expect(body).toContain('Sonorex R1');
  const buyer = await signInCustomer(shop());
  const { orderId } = await placeOrder(shop(), buyer, buildOrderBody([{ productId: product._id, quantity: 1 }]));
  expect((await office().getSellerOrders()).orders.map(({ _id }) => _id)).toEqual([orderId]);
  const details = await shop().app.inject(`/api/home/product-details/${product.slug}`);
  expect(details.json()).toMatchObject({ product: { shopName: 'Kigali Radios' } });
});

it('does not take a yes to terms of delivery that are others by now', async () => {
  const { fee, freeFrom } = (await office().getFirstSteps()).delivery;
  expect(await office().refusalOf.agreeToDelivery({ body: { fee: fee + 1, freeFrom } })).toBe('edit_conflict');
  const wrong = { fee: -1, freeFrom };
  await expect(office().agreeToDelivery({ body: wrong })).rejects.toMatchObject({ status: 400 });
});

it('are the office’s alone', async () => {
  const seller = createTestSellerClient(shop(), (await signInSeller(shop())).token);
  expect(await seller.refusalOf.getFirstSteps({})).toBe('forbidden');
  expect(await seller.refusalOf.agreeToDelivery({ body: { fee: 0, freeFrom: 0 } })).toBe('forbidden');
  const customer = createTestSellerClient(shop(), (await signInCustomer(shop())).token);
  expect(await customer.refusalOf.getFirstSteps({})).toBe('unauthorized');
});

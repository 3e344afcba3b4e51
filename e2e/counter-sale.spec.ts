import { callAs } from './customer.ts';
import { logIn, turnTo } from './console-page.ts';
import { useMessageShop } from './message-shop.ts';
import { signInWith } from './new-shop.ts';
import { known } from './products.ts';
import { expect, expectAccessibleAtBothSizes, openPage, test } from './shopper.ts';

test.use({ expectedStatuses: [400] });

const { shopAt, urlOf } = useMessageShop();

test('a seller sells over the counter at a lower price, gives change and prints the receipt', async ({
  openBrowser,
  playwright,
}) => {
  test.slow();
  const request = await playwright.request.newContext({ ...shopAt(), baseURL: urlOf() });
  const page = await openBrowser(shopAt());
  const seller = { token: await signInWith(request, 'seller.one@example.com') };
  type Own = { _id: string; name: string; sku: string; stock: number };
  const { products } = (await callAs(request, seller, 'get', '/seller/products')) as { products: Own[] };
  const at = `/seller/products/${known(products.find(({ stock }) => stock >= 5))._id}`;
  const { product } = (await callAs(request, seller, 'get', at)) as { product: Own };
  const sold = { ...product, name: 'Radio', sku: 'TILL-1', family: '', options: [], stock: 5 };
  await callAs(request, seller, 'post', '/seller/products', sold);

  await openPage(page, '/seller/counter-sale');
  await logIn(page, 'seller.one@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Counter sale' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  // As a scanner does: where the cursor stands, and Enter.
  await expect(page.getByLabel('Scan, or type a name or SKU')).toBeFocused();
  await page.keyboard.type(sold.sku);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Added ${sold.name}.`)).toBeVisible();
  await page.getByLabel(`Price of ${sold.name}`).fill('1000');
  await page.getByLabel('Cash received (RWF)').fill('1500');
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(page.getByLabel('Why is the price lower?')).toBeFocused();
  await expectAccessibleAtBothSizes(page);
  await page.getByLabel('Why is the price lower?').fill('Scratched');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Change to give back: RWF\s500/)).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: /^Receipt \d+/ })).toBeVisible();
  await expect(page.getByText(/^Sold on/)).toBeVisible();
  await page.goBack();
  await turnTo(page, 'All orders');
  await expect(page.getByText('Walk-in customer').first()).toBeVisible();
});

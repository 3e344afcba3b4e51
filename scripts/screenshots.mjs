/** Takes the pictures of docs/pictures of a running demo shop: `npm run screenshots [address]`. Orders one thing there. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/test-browser.mjs';
import { root } from './lib/project.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = path.join(root, 'docs/pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const fridge = '/product/details/samsung-253-l-inverter-double-door-fridge';

const customer = await visitAsCustomer();
const seller = { sellerToken: (await call('/seller/login', demoSeller())).token };

const shots = [
  { name: 'home-desktop', at: '/', viewport: desktop },
  { name: 'home-phone', at: '/', viewport: phone },
  { name: 'shop-desktop', at: '/shop', viewport: desktop },
  { name: 'product-desktop', at: fridge, viewport: desktop },
  { name: 'product-phone', at: fridge, viewport: phone },
  { name: 'search-phone', at: '/products/search?value=samsng', viewport: phone },
  { name: 'cart-phone', at: '/cart', viewport: phone, tokens: customer.tokens },
  { name: 'order-phone', at: customer.orderPath, viewport: phone, tokens: customer.tokens },
  { name: 'calls-phone', at: '/seller/calls', viewport: phone, tokens: seller },
];

mkdirSync(folder, { recursive: true });
const { path: executablePath } = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, at, viewport, tokens = {} } of shots) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript((kept) => Object.assign(Reflect.get(globalThis, 'localStorage'), kept), tokens);
  await page.goto(address + at, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await page.close();
  process.stdout.write(`${name}.png\n`);
}
await browser.close();

function demoSeller() {
  return { email: 'seller.one@example.com', password: 'itara-ryaka-neza' };
}

/** A new customer with two products in the cart and one order. */
async function visitAsCustomer() {
  const account = { name: 'Aline Uwase', email: `aline-${Date.now()}@example.com`, password: `izuba-${Date.now()}` };
  const { token } = await call('/customer/customer-register', account);
  const { products } = await call('/home/query-products?brand=Anker&perPage=8');
  const [ordered, ...others] = products.filter((/** @type {{ stock: number }} */ { stock }) => stock > 2);
  for (const { _id } of others.slice(0, 2)) {
    await call('/home/product/add-to-cart', { productId: _id, quantity: 1 }, token);
  }
  const places = { province: 'Kigali City', city: 'Gasabo', area: 'Kacyiru', post: 'N/A' };
  const shipping = { name: account.name, phone: '0788 123 456', address: 'KG 11 Ave 12', ...places };
  const lines = [{ products: [{ quantity: 1, productInfo: { _id: ordered._id } }] }];
  const { orderId } = await call('/home/order/place-order', { products: lines, shipping_info: shipping }, token);
  return { tokens: { customerToken: token }, orderPath: `/dashboard/order/details/${orderId}` };
}

/**
 * @param {string} callPath
 * @param {object} [body]
 * @param {string} [token]
 * @returns {Promise<any>}
 */
async function call(callPath, body, token) {
  const response = await fetch(`${address}/api${callPath}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${callPath}: ${response.status} ${await response.text()}`);
  return await response.json();
}

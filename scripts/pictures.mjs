/** Takes the README's pictures of a running shop: `npm run pictures [address]`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/test-browser.mjs';
import { root } from './lib/project.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = path.join(root, 'docs/pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const shots = [
  { name: 'home-desktop', at: '/', viewport: desktop },
  { name: 'home-phone', at: '/', viewport: phone },
  { name: 'shop-desktop', at: '/shop', viewport: desktop },
  { name: 'product-desktop', at: '/product/details/samsung-253-l-inverter-double-door-fridge', viewport: desktop },
  { name: 'product-phone', at: '/product/details/samsung-253-l-inverter-double-door-fridge', viewport: phone },
  { name: 'search-phone', at: '/products/search?value=samsng', viewport: phone },
];

mkdirSync(folder, { recursive: true });
const { path: executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, at, viewport } of shots) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(address + at, { waitUntil: 'networkidle' });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await page.close();
  process.stdout.write(`${name}.png\n`);
}
await browser.close();

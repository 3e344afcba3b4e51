import { chromium, request as pw } from '@playwright/test';
const base = 'http://127.0.0.1:4320';
const only = process.argv[2] ?? '';
const r = await pw.newContext({ baseURL: base });
const j = async (p: Promise<any>) => {
  const a = await p;
  if (!a.ok()) throw new Error(a.url() + ' ' + a.status() + ' ' + (await a.text()));
  return a.json();
};
const email = `shot-${crypto.randomUUID()}@example.com`;
const { token } = await j(
  r.post('/api/customer/customer-register', { data: { name: 'Aline Uwase', email, password: 'izuba-rirarasa-9' } }),
);
const id = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).id;
const as = (t: string) => ({ authorization: `Bearer ${t}` });
const { products } = await j(r.get('/api/home/query-products?perPage=48'));
const many = products.filter((p: any) => p.stock > 20);
const a = products.find((p: any) => p.stock > 3);
const b = products.find((p: any) => p.stock > 3 && p.sellerId !== a.sellerId);
const ship = {
  name: 'Aline Uwase',
  address: 'KG 11 Ave 5',
  phone: '+250788123456',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo',
  area: 'Remera',
};
const tomorrow = new Date(Date.now() + 86400000);
tomorrow.setUTCHours(6, 0, 0, 0);
const place = (ps: any[], extra = {}) =>
  j(
    r.post('/api/home/order/place-order', {
      headers: { ...as(token), 'idempotency-key': crypto.randomUUID() },
      data: {
        products: [{ products: ps.map((p) => ({ quantity: 1, productInfo: { _id: p._id } })) }],
        shipping_info: ship,
        contact_by: 'whatsapp',
        contact_from: tomorrow.toISOString(),
        contact_until: new Date(tomorrow.getTime() + 4 * 3600000).toISOString(),
        ...extra,
      },
    }),
  );
const loginSeller = async (e: string) =>
  (await j(r.post('/api/seller/login', { data: { email: e, password: 'itara-ryaka-neza' } }))).token;
const office = await loginSeller('office@example.com');
const { sellers } = await j(r.get('/api/seller/admin/sellers', { headers: as(office) }));
const emailOf = (s: string) => sellers.find((x: any) => x._id === s).email;
const [sa, sb] = [await loginSeller(emailOf(a.sellerId)), await loginSeller(emailOf(b.sellerId))];
const seller = (t: string, path: string, data?: any) =>
  j(r.post(`/api/seller/orders/${path}`, { headers: as(t), data: data ?? {} }));
const fresh = (await place([a])).orderId;
const mixed = (await place([a, b])).orderId;
await seller(sb, `${mixed}/call`, { outcome: 'cancelled', note: 'Bought elsewhere' });
await seller(sa, `${mixed}/call`, { outcome: 'no_answer', note: 'x' });
const moving = (await place([a, b])).orderId;
await seller(sb, `${moving}/call`, { outcome: 'cancelled', note: '' });
await seller(sa, `${moving}/call`, { outcome: 'confirmed', note: '' });
await seller(sa, `${moving}/status`, { status: 'processing' });
await seller(sa, `${moving}/status`, { status: 'warehouse' });
const cancelled = (await place([b])).orderId;
await j(r.post(`/api/home/customer/cancel-order/${cancelled}`, { headers: as(token) }));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const shot = async (name: string, path: string, who: 'c' | 's' | 'o', act?: (p: any) => Promise<void>, full = true) => {
  if (only && !name.includes(only)) return;
  for (const width of [360, 768, 1440]) {
    const ctx = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 900 }, baseURL: base });
    await ctx.addInitScript(
      ([k, t]: any) => localStorage.setItem(k, t),
      who === 'c' ? ['customerToken', token] : ['sellerToken', who === 's' ? sa : office],
    );
    const page = await ctx.newPage();
    await page.goto(path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForTimeout(2500);
    if (act) await act(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) console.log('SIDEWAYS', name, width);
    await page.screenshot({ path: `/tmp/orders/shots/${name}-${width}.png`, fullPage: full });
    await ctx.close();
  }
};
await shot('orders', '/dashboard/my-orders', 'c');
await shot('mixed', `/dashboard/order/details/${mixed}`, 'c');
await shot('moving', `/dashboard/order/details/${moving}`, 'c');
await shot('cancelled', `/dashboard/order/details/${cancelled}`, 'c');
await shot('pay-pending', `/payment?orderId=${mixed}`, 'c');
await shot('pay-packed', `/payment?orderId=${moving}`, 'c');
await shot(
  'fresh',
  `/payment?orderId=${fresh}`,
  'c',
  async (page) => {
    await page.evaluate((o: string) => history.replaceState({ ...history.state, usr: { orderId: o } }, ''), fresh);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByText('Your order is placed successfully.').waitFor();
    await page.waitForTimeout(150);
  },
  false,
);
await shot('desk', '/seller/calls', 's', async (page) => {
  await page.getByRole('button', { name: 'Cancelled' }).first().waitFor();
});
await shot(
  'desk-ask',
  '/seller/calls',
  's',
  async (page) => {
    await page.getByRole('button', { name: 'Cancelled' }).first().click();
  },
  false,
);
await shot('seller-order', `/seller/orders/${mixed}`, 's');
await shot('seller-orders', '/seller/orders', 's');
await shot('office', `/seller/all-orders/${mixed}`, 'o');
await shot('office-orders', '/seller/all-orders', 'o');
await shot('product', `/product/details/${(many[0] ?? a).slug}`, 'c');
await browser.close();
await r.dispose();

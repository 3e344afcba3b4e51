/** Signs in every demo seller and the demo office. Known to everybody, so only ever with demo data. */
export const demoPassword = 'itara-ryaka-neza';

export type DemoAccount = { slug: string; shopName: string; email: string };

export const demoOffice: DemoAccount = {
  slug: 'urumuri-office',
  shopName: 'Urumuri Office',
  email: 'office@example.com',
};

/** As in `demo/catalogue/shop.json`: a shop that was once a demo knows them after `demo/` was deleted, to lock them. */
export const demoSellers: readonly [DemoAccount, ...DemoAccount[]] = [
  { slug: 'kigali-digital-house', shopName: 'Kigali Digital House', email: 'seller.one@example.com' },
  { slug: 'nyarutarama-home', shopName: 'Nyarutarama Home', email: 'seller.two@example.com' },
  { slug: 'remera-sound-vision', shopName: 'Remera Sound & Vision', email: 'seller.three@example.com' },
  { slug: 'solar-hills', shopName: 'Solar Hills', email: 'seller.four@example.com' },
  { slug: 'kimironko-kitchen', shopName: 'Kimironko Kitchen', email: 'seller.five@example.com' },
  { slug: 'urumuri-direct', shopName: 'Urumuri Direct', email: 'seller.six@example.com' },
];

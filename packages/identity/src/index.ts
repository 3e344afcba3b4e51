/**
 * Who the shop is. To make it your own shop, change this file (and `apps/storefront/public/` for the
 * icons): every page and search-engine record reads from here.
 */
export const identity = {
  name: 'Urumuri',
  tagline: 'Electronics and home appliances, Kigali',
  description:
    'Phones, televisions, fridges, cookers and everything else that runs on light: original products with warranty, delivered in Kigali and across Rwanda.',
  email: 'hello@urumuri.example',
  phones: ['+250 788 000 101', '+250 722 000 101'],
  /** Digits only, with the country code: the floating button opens a chat with this number. */
  whatsappNumber: '250788000101',
  whatsappGreeting: 'Hello Urumuri, I have a question about ',
  address: { street: 'KN 4 Avenue', city: 'Kigali', country: 'RW' },
  socials: [
    { name: 'Facebook', url: 'https://facebook.com/urumuri.example' },
    { name: 'Instagram', url: 'https://instagram.com/urumuri.example' },
    { name: 'X', url: 'https://x.com/urumuri_example' },
    { name: 'YouTube', url: 'https://youtube.com/@urumuri-example' },
  ],
  copyright: '© 2025 Urumuri. All rights reserved.',
  /** Flat fee per seller in an order; free from the threshold on. 0 shows as "Free". */
  shipping: { feePerShopRwf: 0, freeFromRwf: 0 },
} as const;

export type Identity = typeof identity;

/** Signs in every demo seller and the demo office. Known to everybody, so only ever with demo data. */
export const demoPassword = 'itara-ryaka-neza';

/** The marketplace's own account, which lets shops in. */
export const demoAdmin = {
  slug: 'urumuri-office',
  shopName: 'Urumuri Office',
  ownerName: 'Claudine Mukamana',
  email: 'office@example.com',
  phone: '+250788000010',
} as const;

/** Signs in every demo seller and the demo office. Known to everybody, so only ever with demo data. */
export const demoPassword = 'itara-ryaka-neza';

/** How the demo is reached; an empty shop has no number until its office gives one. */
export const demoContact = {
  phones: ['+250 788 000 101', '+250 722 000 101'],
  whatsappNumber: '250788000101',
} as const;

/** The marketplace's own account, which lets shops in. */
export const demoAdmin = {
  slug: 'urumuri-office',
  shopName: 'Urumuri Office',
  ownerName: 'Claudine Mukamana',
  email: 'office@example.com',
  phone: '+250788000010',
} as const;

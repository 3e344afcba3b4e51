/** A voucher of the demo shop; its days count from the day the shop is filled. */
export type DemoVoucher = {
  code: string;
  /** The slug of the only shop it is for; without one it is for all. */
  shop?: string;
  off: { percent: number } | { amountRwf: number };
  minimumRwf: number;
  usesAllowed?: number;
  usesPerCustomer: number;
  startsInDays: number;
  /** Without an end it stays valid. */
  endsInDays?: number;
};

export const demoVouchers: readonly DemoVoucher[] = [
  { code: 'MURAHO10', off: { percent: 10 }, minimumRwf: 50_000, usesPerCustomer: 3, startsInDays: -30 },
  {
    code: 'KIGALI5000',
    off: { amountRwf: 5_000 },
    minimumRwf: 100_000,
    usesAllowed: 500,
    usesPerCustomer: 1,
    startsInDays: -30,
  },
  {
    code: 'IZUBA15',
    shop: 'solar-hills',
    off: { percent: 15 },
    minimumRwf: 20_000,
    usesPerCustomer: 1,
    startsInDays: -14,
  },
  {
    code: 'NOHELI20',
    off: { percent: 20 },
    minimumRwf: 30_000,
    usesPerCustomer: 1,
    startsInDays: -60,
    endsInDays: -21,
  },
];

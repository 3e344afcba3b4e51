/** Who the shop is and what it promises. The office changes it in the console (Settings). */
export type Identity = {
  name: string;
  tagline: string;
  description: string;
  email: string;
  /** None until the office has given one. */
  phones: string[];
  /** Digits only, with the country code: the floating button opens a chat with this number. Empty: there is none. */
  whatsappNumber: string;
  address: { street: string; city: string };
  /** Where a map shows the shop; left empty, the map is asked for the address. */
  mapUrl: string;
  /** When the counter is open, a line each. */
  hours: string[];
  socials: { name: SocialNetwork; url: string }[];
  /** Flat fee per seller in an order; free from the threshold on. 0 shows as "Free". */
  shipping: { feePerShopRwf: number; freeFromRwf: number };
  /** Where delivery has a price and days of its own; elsewhere it costs what stands above. */
  deliveryZones: DeliveryZone[];
  /** When customers may ask to be called. */
  callHours: CallHours;
  orders: {
    /** How long an order waits for its confirmation. */
    expiryHours: number;
    /** How many orders one customer may place in a day. */
    perDay: number;
    /** Of one product, in orders that are still pending: ordering costs nothing until the shop calls. */
    unitsPerCustomer: number;
  };
  /** Whether the office looks at the first products of a new shop before they are sold, and at how many; missing: it does not. */
  productCheck?: { isOn: boolean; firstProducts: number } | undefined;
  /** Where a category says nothing else. 0 days: nothing can be returned. */
  returns: ReturnTerms;
  /** The market's number at the tax authority, and the VAT that prices include where a category says nothing else. */
  tax: { tin: string; vatPercent: number };
};

export type DeliveryZone = {
  name: string;
  districts: string[];
  /** Of these districts only these sectors; none: all of them. */
  sectors: string[];
  feeRwf: number;
  freeFromRwf: number;
  /** After how many days it arrives; 0 is the day of the order. */
  days: { from: number; until: number };
  /** An order of this hour or later counts as of the next day. */
  cutOffHour: number;
};

/** For how many days after delivery something may be returned, and on what condition. */
export type ReturnTerms = { days: number; note: string };

type Hours = { from: number; until: number };

export type CallHours = Hours & {
  /** Days of the week with hours of their own, or with none; 0 is Sunday. */
  days: { day: number; hours?: Hours | undefined }[];
  /** Days without calls, as 2026-12-25. */
  holidays: string[];
};

/** Between which hours the shop calls on a day, given as 2026-12-25. */
export function findCallHours(date: string, { days, holidays, from, until }: CallHours): Hours | undefined {
  if (holidays.includes(date)) return undefined;
  const own = days.find(({ day }) => day === new Date(date).getUTCDay());
  return own ? own.hours : { from, until };
}

export const socialNetworks = ['Facebook', 'Instagram', 'X', 'YouTube'] as const;
type SocialNetwork = (typeof socialNetworks)[number];

/** What a shop begins with, until its office says otherwise. */
export const firstIdentity: Readonly<Identity> = {
  name: 'Urumuri',
  tagline: 'Electronics and home appliances, Kigali',
  description:
    'Phones, televisions, fridges, cookers and everything else that runs on light: original products with warranty, delivered in Kigali and across Rwanda.',
  email: 'hello@urumuri.example',
  phones: [],
  whatsappNumber: '',
  address: { street: 'KN 4 Avenue', city: 'Kigali' },
  mapUrl: '',
  hours: ['Monday to Friday, 08:00 to 19:00', 'Saturday, 09:00 to 18:00', 'Closed on Sundays'],
  socials: [
    { name: 'Facebook', url: 'https://facebook.com/urumuri.example' },
    { name: 'Instagram', url: 'https://instagram.com/urumuri.example' },
    { name: 'X', url: 'https://x.com/urumuri_example' },
    { name: 'YouTube', url: 'https://youtube.com/@urumuri-example' },
  ],
  shipping: { feePerShopRwf: 0, freeFromRwf: 0 },
  deliveryZones: [],
  callHours: { from: 8, until: 20, days: [], holidays: [] },
  orders: { expiryHours: 72, perDay: 30, unitsPerCustomer: 20 },
  returns: { days: 7, note: '' },
  tax: { tin: '', vatPercent: 18 },
};

/** What the office has changed, as calls bring it. */
export type IdentityChanges = { [Field in keyof Identity]?: Identity[Field] | undefined };

/** The shop as it was at first but for these changes. */
export const changeIdentity = (changes: IdentityChanges): Identity => Object.assign({}, firstIdentity, changes);

/** What of it differs from what it is compared with: nothing of what was left as it was. */
export function listIdentityChanges(now: Identity, before: Readonly<Identity> = firstIdentity): Partial<Identity> {
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[key as keyof Identity]);
  return Object.fromEntries(Object.entries(now).filter(differs));
}

import { z } from 'zod';
import { contentPages } from '../content-pages.ts';
import { afterSaleLimits } from '../after-sale.ts';
import { limits } from '../limits.ts';
import { readPhone } from '../phone.ts';
import { email } from './accounts.ts';
import { bodyInteger, count, isoDate, messageOnly, nameText, optionalText, requiredText } from './fields.ts';
import { tin, vatPercent } from './tax.ts';

const pageName = z.enum(contentPages, { error: 'There is no such page' });
export const contentPageParams = z.object({ page: pageName });

/** Markdown; the shop's own name, numbers and terms stand in it as `{name}`. */
const pageText = requiredText('Text', limits.pageTextLength);

export const contentPage = z.object({ page: pageName, title: z.string(), description: z.string(), text: z.string() });

/** What was read rises with every change; who saves an older one is told. */
const version = bodyInteger('Version', 0, 1_000_000_000);

const change = z.object({ changedAt: isoDate, changedBy: z.string() });

export const editedPages = z.object({
  pages: z.array(contentPage.extend({ version: count, lastChange: change.optional() })),
});
export type EditedPage = z.infer<typeof editedPages>['pages'][number];

export const saveContentPageBody = z.object({
  version,
  title: nameText('Title', limits.nameLength),
  description: requiredText('Description', limits.pageDescriptionLength),
  text: pageText,
});
export type SaveContentPageBody = z.infer<typeof saveContentPageBody>;

/** As WhatsApp wants it: digits alone, with the country code. */
function readWhatsApp(text: string): string {
  const { kind, number } = readPhone(/^\d{11,15}$/.test(text) ? `+${text}` : text);
  return kind === 'unclear' ? text : number.slice(1);
}

/** An address of the web, and not one that runs something. */
const isWeb = (value: string) => /^https:\/\/[^\s/]+\.[^\s/]+/.test(value) && URL.canParse(value);

const phone = requiredText('Phone', 24).regex(
  /^\+?\d[\d ]{6,20}$/,
  'Phone must be a number like +250 788 000 101: digits and spaces',
);
const wrongHours = 'Hours until an order expires must be a number above 0 and at most 8,760';
const hour = (label: string) => bodyInteger(label, 0, 24);
const callTimes = { from: hour('Calls from'), until: hour('Calls until') };

const inOrder = <Hours extends z.ZodType<{ from: number; until: number }>>(hours: Hours) =>
  hours.refine(({ from, until }) => from < until, { path: ['until'], error: 'Calls must end after they begin' });

/** 0 days: it cannot be returned. */
export const returnTerms = z.object({
  days: bodyInteger('Days to return', 0, afterSaleLimits.returnDays),
  note: optionalText('Condition', limits.noteLength).unwrap(),
});

const placeNames = (label: string) =>
  z.array(nameText(label, limits.shippingFieldLength)).max(100, 'At most 100 names');

const deliveryZone = z.object({
  name: nameText('Zone', limits.nameLength),
  districts: placeNames('District').min(1, 'Name at least one district'),
  sectors: placeNames('Sector'),
  feeRwf: bodyInteger('Delivery fee', 0, limits.shippingFeeRwf),
  freeFromRwf: bodyInteger('Free from', 0, limits.priceRwf),
  days: z
    .object({ from: bodyInteger('Days', 0, 60), until: bodyInteger('Days', 0, 60) })
    .refine(({ from, until }) => from <= until, { path: ['until'], error: 'It cannot be before the first day' }),
  cutOffHour: bodyInteger('Hour', 0, 24),
});

export const shopSettings = z.object({
  name: nameText('Name', limits.shopNameLength),
  tagline: nameText('Tagline', limits.bannerLineLength),
  description: requiredText('Description', limits.shortDescriptionLength),
  email,
  phones: z.array(phone).max(2, 'At most two phone numbers'),
  whatsappNumber: optionalText('WhatsApp number', 24)
    .unwrap()
    .transform(readWhatsApp)
    .pipe(z.string().regex(/^(\d{8,15})?$/, 'Enter a WhatsApp number such as 0788 123 456, or none')),
  address: z.object({
    street: requiredText('Street', limits.shippingFieldLength),
    city: requiredText('City', limits.shippingFieldLength),
  }),
  mapUrl: optionalText('Map link', limits.addressLength)
    .unwrap()
    .refine((value) => value === '' || isWeb(value), 'Map link must begin with https://'),
  hours: z
    .array(nameText('Opening hours', limits.nameLength), { error: 'Opening hours must be lines of text' })
    .min(1, 'Opening hours are required')
    .max(7, 'Opening hours: at most seven lines'),
  socials: z.array(
    z.object({
      name: z.enum(['Facebook', 'Instagram', 'X', 'YouTube'], { error: 'There is no such network' }),
      url: requiredText('Address', limits.addressLength).refine(isWeb, 'Address must begin with https://'),
    }),
  ),
  shipping: z.object({
    feePerShopRwf: bodyInteger('Delivery fee', 0, limits.shippingFeeRwf),
    freeFromRwf: bodyInteger('Free from', 0, limits.priceRwf),
  }),
  deliveryZones: z.array(deliveryZone).max(40, 'At most 40 zones').default([]),
  callHours: inOrder(
    z.object({
      ...callTimes,
      days: z
        .array(z.object({ day: bodyInteger('Day of the week', 0, 6), hours: inOrder(z.object(callTimes)).optional() }))
        .max(7, 'A week has seven days')
        .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, 'A day of the week was given twice')
        .default([]),
      holidays: z
        .array(z.iso.date({ error: 'A day without calls must be written like 2026-12-25' }))
        .max(60, 'At most 60 days without calls')
        .default([]),
    }),
  ),
  orders: z.object({
    expiryHours: z.number({ error: wrongHours }).positive(wrongHours).max(8760, wrongHours),
    perDay: bodyInteger('Orders a day', 1, 1000),
    unitsPerCustomer: bodyInteger('Units of one product', 1, limits.quantityPerLine).default(20),
  }),
  returns: returnTerms,
  productCheck: z.object({ isOn: z.boolean(), firstProducts: bodyInteger('How many to check', 1, 100) }).optional(),
  tax: z.object({ tin, vatPercent }, { error: 'Load this page again: it lacks the VAT' }),
});
export type ShopSettings = z.infer<typeof shopSettings>;

export const saveSettingsBody = shopSettings.extend({ version });

const settingsHistory = change.extend({
  fields: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
});
export type SettingsChange = z.infer<typeof settingsHistory>;

export const settingsResponse = z.object({
  settings: shopSettings,
  version: count,
  history: z.array(settingsHistory),
});

export const settingsSaved = messageOnly.extend({ version: count });

/** `oidc`: whether the third-party sign-in button leads anywhere. */
export const shopSettingsResponse = z.object({
  oidc: z.boolean(),
  sellerAppUrl: z.string(),
  channels: z
    .object({ email: z.boolean(), sms: z.boolean() })
    .meta({ description: 'By what the shop can reach people who are not here' }),
  identity: shopSettings
    .omit({ productCheck: true })
    .partial()
    .meta({ description: 'What the office has changed about the shop' }),
});
export type ShopSettingsResponse = z.infer<typeof shopSettingsResponse>;

import { describe, expect, it } from 'vitest';
import { registerBody } from './accounts.ts';
import { categoryBody } from './seller-admin.ts';
import { createProductBody } from './seller-products.ts';
import { sellerRegisterBody } from './seller-accounts.ts';
import { shippingInfo } from './shipping.ts';

const named = {
  customer: registerBody.shape.name,
  shop: sellerRegisterBody.shape.shopName,
  'shop’s owner': sellerRegisterBody.shape.ownerName,
  product: createProductBody.shape.name,
  brand: createProductBody.shape.brand,
  category: categoryBody.shape.name,
  recipient: shippingInfo.shape.name,
};

describe.each(Object.entries(named))('the name of a %s', (_title, schema) => {
  it.each([
    ['Uwase Aline', 'Uwase Aline'],
    ['  Uwase \u00a0 Aline ', 'Uwase Aline'],
    ['Ngoma & Fils (2)', 'Ngoma & Fils (2)'],
    ['Jean-d’Arc', 'Jean-d’Arc'],
    ['نور', 'نور'],
    ['क्\u200dष', 'क्\u200dष'],
  ])('may be %j', (given, stored) => expect(schema.parse(given)).toBe(stored));

  it.each([
    ['a control character', 'Al\u0007ine'],
    ['a line break', 'Aline\nUwase'],
    ['a character without width', 'Al\u200bine'],
    ['a sign that turns the writing round', '\u202eenilA'],
    ['a soft hyphen', 'Al\u00adine'],
    ['letters that are blank', '\u3164\u115f'],
    ['a blank pattern of dots', '\u2800'],
    ['nothing but signs', '– … !'],
    ['nothing but joiners', '\u200d\u200c'],
  ])('has no %s', (_what, given) => expect(schema.safeParse(given).success).toBe(false));
});

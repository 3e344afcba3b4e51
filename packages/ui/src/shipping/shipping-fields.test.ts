import { describe, expect, it } from 'vitest';
import {
  emptyShipping,
  findFieldErrors,
  findPhoneWarning,
  readFieldErrors,
  shippingFields,
  tidyShipping,
} from './shipping-fields.ts';

const filled = {
  name: ' Aline Uwase ',
  address: 'KG 11 Ave 5',
  phone: '0788 123 456',
  post: 'N/A',
  province: 'Kigali',
  city: 'Gasabo ',
  area: 'Remera',
};

describe('the delivery details', () => {
  it('are asked for in the order of the form', () => {
    expect(shippingFields.map(({ label }) => label)).toEqual([
      'Name',
      'Address',
      'Phone',
      'Post',
      'Province',
      'City',
      'Area',
    ]);
  });

  it('start with a name and no postcode', () => {
    expect(findFieldErrors(emptyShipping('Aline'))).toEqual({
      address: 'Address is required',
      phone: 'Phone is required',
      province: 'Province is required',
      city: 'City is required',
      area: 'Area is required',
    });
  });

  it('lack whatever is blank', () => {
    expect(findFieldErrors({ ...filled, city: '  ' })).toEqual({ city: 'City is required' });
    expect(findFieldErrors(filled)).toEqual({});
  });

  it('are kept tidy', () => {
    expect(tidyShipping(filled)).toEqual({ ...filled, name: 'Aline Uwase', city: 'Gasabo', phone: '+250788123456' });
  });

  it('learn from a refused order which of them were at fault, and of nothing else', () => {
    expect(
      readFieldErrors({ 'shipping_info.phone': 'Too long', contact_until: 'Late', 'products.0.name': 'x' }),
    ).toEqual({ phone: 'Too long' });
    expect(readFieldErrors(undefined)).toEqual({});
  });
});

describe('a phone number', () => {
  it.each(['', ' ', '0788123456', '+250 788 123 456', '250788123456'])('needs no word: %j', (phone) => {
    expect(findPhoneWarning(phone)).toBeUndefined();
  });

  it('from abroad is allowed with a warning', () => {
    expect(findPhoneWarning('+256 772 123 456')).toMatch(/outside Rwanda/);
  });

  it('that is cut short is allowed with a warning', () => {
    expect(findPhoneWarning('0788 12')).toMatch(/whole phone number/);
  });
});

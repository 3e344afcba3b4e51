import { describe, expect, it } from 'vitest';
import { groupPhone, readPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '0788123456',
    '0788 123 456',
    '0788-12-34-56',
    '788123456',
    '250788123456',
    '+250788123456',
    '+250 788 123 456',
    '+250 (0)788 123 456',
    '00250788123456',
    ' +250\u00a0788.123.456 ',
    'tel:+250788123456',
  ])('of Rwanda is one number, however it is written: %s', (text) => {
    expect(readPhone(text)).toEqual({ kind: 'rwandan', number: '+250788123456' });
  });

  it('of Rwanda may be a fixed line', () => {
    expect(readPhone('0252 580 000')).toEqual({ kind: 'rwandan', number: '+250252580000' });
  });

  it.each([
    ['+256 772 123 456', '+256772123456'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['+1 (415) 555-0132', '+14155550132'],
  ])('from abroad needs its country code: %s', (text, number) => {
    expect(readPhone(text)).toEqual({ kind: 'foreign', number });
  });

  it.each(['', '0788', '07881234567', 'my sister knows', '+250 78', '12345', '+250788123456 ext 4', '0612345678'])(
    'that nobody can dial stays as it was written: %j',
    (text) => {
      expect(readPhone(text)).toEqual({ kind: 'unclear', number: text });
    },
  );

  it('read twice is the same number', () => {
    for (const text of ['0788123456', '+256772123456', 'ask Aline']) {
      const once = readPhone(text);
      expect(readPhone(once.number)).toEqual(once);
    }
  });
});

it('a phone number is shown in groups, if it is one of Rwanda', () => {
  expect(groupPhone('+250788123456')).toBe('+250 788 123 456');
  expect(groupPhone('+256772123456')).toBe('+256772123456');
});

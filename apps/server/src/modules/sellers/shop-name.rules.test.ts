import { describe, expect, it } from 'vitest';
import { nameKeyOf } from './shop-name.rules.ts';

describe('a shop’s name', () => {
  it.each([
    ['other case', 'KIGALI digital HOUSE'],
    ['other spaces', ' Kigali  DigitalHouse'],
    ['a space of another width', 'Kigali\u2003Digital\u00a0House'],
    ['signs between the words', 'Kigali-Digital.House!'],
    ['an invisible character', 'Kigali Dig\u200bital\u2060 House'],
    ['Cyrillic letters', 'Кigаli Digitаl Ноusе'],
    ['Greek letters', 'Κigαli Digital Ηουse'],
    ['full-width letters', 'Ｋｉｇａｌｉ Digital House'],
    ['mathematical letters', '𝐊𝐢𝐠𝐚𝐥𝐢 Digital House'],
    ['an accent', 'Kígali Digital Hóuse'],
    ['digits for letters', 'K1ga1i D1gita1 H0u5e'],
    ['a capital i for an l', 'KigaIi Digital House'],
    ['a bar for an l', 'Kiga|i Digital House'],
  ])('looks the same with %s', (_title, twin) => {
    expect(nameKeyOf(twin)).toBe(nameKeyOf('Kigali Digital House'));
  });

  it.each([
    ['ΝΙΚΟΝ ΗΟΥSΕ', 'Nikon Hoyse'],
    ['ЅАМSUNG ТV', 'Samsung TV'],
    ['XΙΑΟΜΙ', 'Xiaomi'],
  ])('looks the same in capitals of another script: %s', (twin, name) => {
    expect(nameKeyOf(twin)).toBe(nameKeyOf(name));
  });

  it('takes two letters for the one they look like', () => {
    expect(nameKeyOf('Modem Vvorld')).toBe(nameKeyOf('Modern World'));
  });

  it.each(['Kigali Digital Home', 'Kigali House', 'Huye Digital House', 'Kigali Digital House 2'])(
    'is another one as %s',
    (other) => expect(nameKeyOf(other)).not.toBe(nameKeyOf('Kigali Digital House')),
  );
});

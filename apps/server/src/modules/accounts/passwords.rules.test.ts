import { describe, expect, it } from 'vitest';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { isTooCommon } from './passwords.rules.ts';

const context = { shopName: 'Urumuri', email: 'Claudine.U@example.com' };

describe('a password is refused when it is', () => {
  it.each([
    ['common', 'password'],
    ['common in capitals', 'PASSWORD'],
    ['common with a year', 'Password2025'],
    ['common with signs around it', '!!welcome!!'],
    ['common with a sign for a letter', 'P@ssw0rd!'],
    ['a row of digits', '12345678'],
    ['a row of digits backwards', '98765432'],
    ['a row of keys', 'qwertyuiop'],
    ['a row of letters', 'abcdefgh'],
    ['one character', 'aaaaaaaaaaaa'],
    ['two characters', 'abababab'],
    ['the name of the shop', 'urumuri1'],
    ['the name of the shop with a year', 'Urumuri2025!'],
    ['the name before the @', 'claudine.u'],
    ['the name before the @ with digits', 'Claudine.U99'],
    ['the whole e-mail', 'claudine.u@example.com'],
    ['a local first guess', 'Rwanda2024'],
    ['a team', 'arsenal1'],
  ])('%s', (_title, password) => expect(isTooCommon(password, context)).toBe(true));
});

it.each([
  'correct horse battery',
  'mukamana walks home',
  'x7-Kp2!vQ',
  'sunshine over Kivu',
  'urumuri rw’umuseke',
  'ÿÿþþýýüü',
])('takes %s', (password) => expect(isTooCommon(password, context)).toBe(false));

it('survives an address without a name', () => {
  expect(isTooCommon('a good passphrase', { shopName: 'Urumuri', email: '' })).toBe(false);
});

it('knows some hundreds of passwords, all in small letters', () => {
  expect(commonPasswords.length).toBeGreaterThan(500);
  for (const password of commonPasswords) expect(password).toBe(password.toLowerCase());
});

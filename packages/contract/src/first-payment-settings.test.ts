import { expect, it } from 'vitest';
import { firstPaymentSettings, instructPayment } from './first-payment-settings.ts';

const mobileMoney = firstPaymentSettings.methods.filter(({ kind }) => kind === 'mobile_money');

it.each(mobileMoney)('promises the number of $name in a call only while there is no merchant code', (method) => {
  expect(instructPayment({ ...method, code: '' })).toMatch(/^We give you the number/);
  expect(instructPayment({ ...method, code: '778899' })).toBe('Pay to our merchant code. Never pay anybody else.');
});

it('leaves what the office has written as it is', () => {
  const instructions = 'Dial and pay {amount}.';
  expect([instructPayment({ instructions, code: '' }), instructPayment({ instructions, code: '1' })]).toEqual([
    instructions,
    instructions,
  ]);
});

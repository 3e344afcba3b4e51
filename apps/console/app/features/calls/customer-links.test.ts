import { expect, it } from 'vitest';
import { orderChatAddress, telAddress } from './customer-links.ts';

it('dials a number however it is written', () => {
  expect(telAddress('+250 788 123 456')).toBe('tel:+250788123456');
});

it('opens WhatsApp with the order written down', () => {
  const lines = [{ name: 'Lamp & bulb', quantity: 2 }];
  const address = new URL(
    orderChatAddress('+250788123456', { orderNumber: '1001', customerName: 'Aline', price: 12_500, lines }, 'Itara'),
  );
  expect(address.origin + address.pathname).toBe('https://wa.me/250788123456');
  expect(address.searchParams.get('text')?.split('\n')).toEqual([
    'Hello Aline, this is Itara about your order 1001:',
    '2 × Lamp & bulb',
    'Total RWF 12,500. May we deliver it?',
  ]);
});

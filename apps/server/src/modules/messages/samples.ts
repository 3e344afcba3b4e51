import { identity } from '@urumuri/identity';
import type { Facts, OrderWords, Template } from './templates/index.ts';

const order = (publicUrl: string): OrderWords => ({
  number: 1042,
  lines: [{ name: 'Radio with torch', quantity: 2, amountRwf: 30_000, isCancelled: false }],
  voucherRwf: 0,
  shippingFeeRwf: 0,
  totalRwf: 30_000,
  contactBy: 'phone',
  contactFrom: undefined,
  contactUntil: undefined,
  customer: { name: 'Aline Uwase', phone: '+250788123456', place: 'Kacyiru, Gasabo' },
  href: `${publicUrl}/track`,
});

/** What messages are told of that nobody was sent yet, so that the office can see their texts. */
export function inventFacts(publicUrl: string): Partial<{ [Name in Template]: Facts[Name] }> {
  const link = (path: string) => ({ href: publicUrl + path });
  return {
    order_received: order(publicUrl),
    order_step: { ...order(publicUrl), status: 'processing', shops: [] },
    order_cancelled: { ...order(publicUrl), isWhole: true },
    call_missed: { ...order(publicUrl), shops: [] },
    new_order: order(publicUrl),
    part_cancelled: order(publicUrl),
    chat_waiting: { shopName: identity.name, ...link('/dashboard/chat') },
    low_stock: { productName: 'Radio with torch', available: 3, ...link('/seller/products') },
    new_shop: { shopName: 'Radios of Remera', ownerName: 'Jean', phone: '+250788123456', ...link('/seller/shops') },
    security: { event: 'password_changed', ...link('/dashboard/change-password') },
    password_reset: link('/reset-password#sample'),
    confirm_email: link('/confirm-email#sample'),
    change_email: link('/confirm-email#sample'),
    email_changed: { email: 'new@example.com' },
    sign_in_code: { code: '123456' },
    confirm_phone: { code: '123456' },
  };
}

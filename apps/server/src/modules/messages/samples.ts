import type { MessageContext, Template } from './templates/index.ts';

/** Whatever messages about orders are told. */
const inventOrder = (publicUrl: string) => ({
  number: 1042,
  lines: [{ name: 'Radio with torch', quantity: 2, amountRwf: 30_000, isCancelled: false }],
  voucherCode: undefined,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  totalRwf: 30_000,
  paidRwf: 0,
  openRwf: 30_000,
  contactBy: 'phone' as const,
  contactFrom: undefined,
  contactUntil: undefined,
  customer: { name: 'Aline Uwase', phone: '+250788123456', place: 'Kacyiru, Gasabo' },
  href: `${publicUrl}/track`,
  note: 'We have put a bulb in.',
  shops: [],
  isWhole: true,
  status: 'processing',
  amountRwf: 30_000,
  reference: '13579246801',
  reason: 'There is no such payment.',
  says: [],
  isConfirmed: false,
  promised: { from: new Date('2026-11-20'), until: new Date('2026-11-21') },
});

/** What messages are told of that nobody was sent yet, so that the office can see their texts. */
export function inventContexts(publicUrl: string, shopName: string): { [Name in Template]: MessageContext[Name] } {
  const link = (path: string) => ({ href: publicUrl + path });
  const order = inventOrder(publicUrl);
  const item = { number: order.number, productName: 'Radio with torch', shopName };
  const unit = { ...item, customerName: order.customer.name, ...link('/track') };
  const back = {
    ...unit,
    status: 'accepted' as const,
    lines: [{ name: item.productName, quantity: 1 }],
    answer: 'Our driver fetches it tomorrow.',
    refundRwf: 15_000,
    takenOffRwf: 0,
  };
  const review = { ...item, answer: 'Thank you!', hiddenReason: 'It names a private person.', ...link('/') };
  return {
    order_received: order,
    order_step: order,
    order_cancelled: order,
    order_changed: order,
    order_note: order,
    call_missed: order,
    payment_claimed: order,
    payment_seen: order,
    payment_refused: order,
    new_order: order,
    part_cancelled: { ...order, damaged: [] },
    part_changed: { ...order, damaged: [] },
    claim_step: { ...unit, state: 'repair', answer: 'Bring it to our counter.' },
    claim_answered: { ...unit, state: 'repair', answer: 'Bring it to our counter.' },
    new_claim: { ...unit, problem: 'It stays dark.' },
    return_step: back,
    return_desk: back,
    review_answered: review,
    review_hidden: review,
    chat_waiting: { shopName, ...link('/dashboard/chat') },
    low_stock: { productName: 'Radio with torch', available: 3, ...link('/seller/products') },
    products_checked: {
      products: item.productName,
      answer: 'hold',
      note: 'Say how long its battery lasts.',
      ...link('/seller/products'),
    },
    new_shop: { shopName: 'Radios of Remera', ownerName: 'Jean', phone: '+250788123456', ...link('/seller/shops') },
    new_device: { device: { browser: 'Chrome', system: 'Android' }, ...link('/dashboard/change-password') },
    guessed_at: link('/dashboard/change-password'),
    staff_security: {
      shopName: 'Radios of Remera',
      ownerName: 'Jean',
      isColleague: false,
      event: 'second_step_off',
      device: {},
      ...link('/seller/shops'),
    },
    security: { event: 'password_changed', ...link('/dashboard/change-password') },
    password_reset: link('/reset-password#sample'),
    confirm_email: link('/confirm-email#sample'),
    change_email: link('/confirm-email#sample'),
    email_changed: { email: 'new@example.com' },
    sign_in_code: { code: '123456' },
    confirm_phone: { code: '123456' },
  };
}

import { deliveryStatuses, paymentStatuses } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { isPaymentDue, paymentLink } from './order-payment.ts';

it('asks for payment until it is made, unless the order is cancelled', () => {
  const due = deliveryStatuses.flatMap((delivery) =>
    paymentStatuses
      .filter((payment) => isPaymentDue({ delivery_status: delivery, payment_status: payment }))
      .map((payment) => `${delivery} ${payment}`),
  );
  expect(due).toEqual(['pending unpaid', 'processing unpaid', 'warehouse unpaid', 'placed unpaid']);
});

it('tells the payment page the order, its total and how many things it holds', () => {
  const products = [{ quantity: 2 }, { quantity: 3 }] as Parameters<typeof paymentLink>[0]['products'];
  expect(paymentLink({ _id: 'o1', price: 90_000, products })).toEqual({
    to: '/payment?orderId=o1',
    state: { price: 90_000, items: 5, orderId: 'o1' },
  });
});

import { deliveryStatuses, paymentStatuses } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { isPaymentDue } from './order-payment.ts';

it('asks for payment until it is made, unless the order is cancelled', () => {
  const due = deliveryStatuses.flatMap((delivery) =>
    paymentStatuses
      .filter((payment) => isPaymentDue({ delivery_status: delivery, payment_status: payment }))
      .map((payment) => `${delivery} ${payment}`),
  );
  expect(due).toEqual(['pending unpaid', 'processing unpaid', 'warehouse unpaid', 'placed unpaid']);
});

import type { OrderPlan, OrderSums } from '@urumuri/contract';
import { presentContact } from '../desk/seller-orders.presenter.ts';
import { isDeducted } from '../order-states.rules.ts';
import { type ChangeWords, listWords } from './change-words.ts';
import type { Plan, PlannedLine, PlannedPart, Sums } from './order-change.rules.ts';
import type { LockedOrder } from '../order-rows.repository.ts';

type OrderPreview = {
  head: LockedOrder;
  plan: Plan;
  words: ChangeWords;
  before: Sums;
  after: Sums;
  /** Whose goods are shown; of everybody for the office. */
  sellerId: string | undefined;
};

export function presentPlan({ head, plan, words, before, after, sellerId }: OrderPreview): OrderPlan {
  const shown = plan.parts.filter((part) => sellerId === undefined || part.sellerId === sellerId);
  return {
    orderNumber: String(head.number),
    revision: head.revision,
    lines: shown.flatMap((part) => part.lines.map((line) => presentLine(line, part))),
    before: presentSums(before),
    after: presentSums(after),
    words: listWords(words),
    ...(plan.refusal && { refusal: plan.refusal.sentence }),
    isCancellation: plan.parts.every(({ status }) => status === 'cancelled'),
    shippingInfo: head.shipping,
    ...presentContact(head),
    ...(plan.deliveryRefusal && { deliveryRefusal: plan.deliveryRefusal.sentence }),
  };
}

function presentLine(
  { id: _id, unitPriceRwf: price, todayRwf, refusal, ...line }: PlannedLine,
  { from, shopName }: PlannedPart,
): OrderPlan['lines'][number] {
  return {
    ...line,
    price,
    shopName,
    isDeducted: isDeducted(from),
    ...(todayRwf === undefined ? {} : { todayPrice: todayRwf }),
    ...(refusal && { refusal: refusal.sentence }),
  };
}

const presentSums = ({ itemsRwf, voucherRwf, shippingFeeRwf, totalRwf }: Sums): OrderSums => ({
  items: itemsRwf,
  voucher: voucherRwf,
  shipping: shippingFeeRwf,
  total: totalRwf,
});

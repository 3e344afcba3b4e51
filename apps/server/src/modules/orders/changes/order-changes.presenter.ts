import type { OrderPlan, OrderSums } from '@urumuri/contract';
import { isDeducted } from '../order-states.rules.ts';
import { type ChangeWords, listWords } from './change-words.ts';
import type { Plan, PlannedLine, Sums } from './order-change.rules.ts';
import type { OrderHead } from './order-changes.repository.ts';

type OrderPreview = {
  head: OrderHead;
  plan: Plan;
  words: ChangeWords;
  before: Sums;
  after: Sums;
  /** Whose goods are shown; of everybody for the office. */
  sellerId: string | undefined;
};

export function presentPlan({ head, plan, words, before, after, sellerId }: OrderPreview): OrderPlan {
  const shown = plan.parts.filter((part) => sellerId === undefined || part.sellerId === sellerId);
  const { contactBy, contactFrom, contactUntil } = head;
  return {
    orderNumber: String(head.number),
    revision: head.revision,
    lines: shown.flatMap((part) => part.lines.map((line) => presentLine(line, isDeducted(part.from)))),
    before: presentSums(before),
    after: presentSums(after),
    words: listWords(words),
    ...(plan.refusal && { refusal: plan.refusal.sentence }),
    isCancellation: plan.parts.every(({ status }) => status === 'cancelled'),
    shippingInfo: head.shipping,
    contactBy,
    ...(contactFrom && contactUntil
      ? { contactFrom: contactFrom.toISOString(), contactUntil: contactUntil.toISOString() }
      : {}),
    ...(plan.deliveryRefusal && { deliveryRefusal: plan.deliveryRefusal.sentence }),
  };
}

function presentLine({ todayRwf, refusal, ...line }: PlannedLine, isOut: boolean): OrderPlan['lines'][number] {
  return {
    productId: line.productId,
    name: line.name,
    image: line.image,
    shopName: line.shopName,
    price: line.unitPriceRwf,
    ...(todayRwf === undefined ? {} : { todayPrice: todayRwf }),
    was: line.was,
    quantity: line.quantity,
    most: line.most,
    isOpen: line.isOpen,
    isDeducted: isOut,
    ...(refusal && { refusal: refusal.sentence }),
  };
}

const presentSums = ({ itemsRwf, voucherRwf, shippingFeeRwf, totalRwf }: Sums): OrderSums => ({
  items: itemsRwf,
  voucher: voucherRwf,
  shipping: shippingFeeRwf,
  total: totalRwf,
});

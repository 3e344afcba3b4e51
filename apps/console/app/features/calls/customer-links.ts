import { formatRwf } from '@urumuri/money';

type CallableOrder = {
  orderNumber: string;
  customerName: string;
  price: number;
  /** What of it is still to be paid; absent: all of it. */
  open?: number;
  lines: readonly { name: string; quantity: number }[];
};

export function telAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** Opens WhatsApp with the customer, with the order already written down; `shop` is the name they know. */
export function orderChatAddress(phone: string, order: CallableOrder, shop: string): string {
  return chatAddress(phone, writeOrder(order, shop));
}

/** Opens WhatsApp with somebody, with the text already written. */
export function chatAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

function writeOrder({ orderNumber, customerName, price, open = price, lines }: CallableOrder, shop: string): string {
  const plain = (amountRwf: number) => formatRwf(amountRwf).replace('\u00a0', ' ');
  const toPay = open === price ? '' : `, of which ${plain(open)} is still to be paid`;
  return [
    `Hello ${customerName}, this is ${shop} about your order ${orderNumber}:`,
    ...lines.map(({ name, quantity }) => `${quantity} × ${name}`),
    `Total ${plain(price)}${toPay}. May we deliver it?`,
  ].join('\n');
}

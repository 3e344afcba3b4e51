import { identity } from '@urumuri/identity';
import { formatRwf } from '@urumuri/money';

type CallableOrder = {
  orderNumber: string;
  customerName: string;
  price: number;
  lines: readonly { name: string; quantity: number }[];
};

export function telAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** Opens WhatsApp with the customer, with the order already written down. */
export function orderChatAddress(phone: string, order: CallableOrder): string {
  return chatAddress(phone, writeOrder(order));
}

/** Opens WhatsApp with somebody, with the text already written. */
export function chatAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

function writeOrder({ orderNumber, customerName, price, lines }: CallableOrder): string {
  return [
    `Hello ${customerName}, this is ${identity.name} about your order ${orderNumber}:`,
    ...lines.map(({ name, quantity }) => `${quantity} × ${name}`),
    `Together ${formatRwf(price).replace('\u00a0', ' ')}. May we deliver it?`,
  ].join('\n');
}

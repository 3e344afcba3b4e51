import { identity } from '@urumuri/identity';

/** Opens a chat with the shop, with the first words already written. */
export function whatsappAddress(text: string): string {
  return `https://wa.me/${identity.whatsappNumber}?text=${encodeURIComponent(text)}`;
}

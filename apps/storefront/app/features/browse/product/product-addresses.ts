/** Opens WhatsApp with a text to send to whomever the shopper picks. */
export function whatsappShareAddress(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** The one line by which a discount is told wherever an order is summed: `Discount (JULY SALE)`. */
export const nameDiscount = (name: string | undefined, word = 'Discount'): string =>
  name === undefined || name === '' ? word : `${word} (${name})`;

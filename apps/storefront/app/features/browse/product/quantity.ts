const MIN_QUANTITY = 1;

type QuantityChange = { quantity: number; refusal?: string };

/** One more or one less of a product, and why not when that cannot be. */
export function changeQuantity(
  quantity: number,
  step: 1 | -1,
  stock: number | undefined,
  unitsPerCustomer: number,
): QuantityChange {
  if (step < 0) return { quantity: Math.max(MIN_QUANTITY, quantity + step) };
  if (stock === undefined) return { quantity, refusal: 'Product data not available' };
  if (quantity >= stock) return { quantity, refusal: `Out Of Stock. ${mostYouCanAdd(stock)}` };
  if (quantity >= unitsPerCustomer)
    return { quantity, refusal: `One customer can order at most ${unitsPerCustomer} of a product` };
  return { quantity: quantity + step };
}

/** What is still for sale may have become less than what was chosen. */
export function clampQuantity(quantity: number, stock: number | undefined, unitsPerCustomer: number): number {
  return stock === undefined ? quantity : Math.max(MIN_QUANTITY, Math.min(quantity, stock, unitsPerCustomer));
}

function mostYouCanAdd(stock: number): string {
  return `Only ${stock} available – that is the most you can add`;
}

const MIN_QUANTITY = 1;

/** One more or one less of a product, and why not when that cannot be. */
export function changeQuantity(
  quantity: number,
  step: 1 | -1,
  stock: number,
  unitsPerCustomer: number,
): { quantity: number; refusal?: string } {
  if (step < 0) return { quantity: Math.max(MIN_QUANTITY, quantity + step) };
  if (quantity >= stock)
    return { quantity, refusal: `Out Of Stock. Only ${stock} available – that is the most you can add` };
  if (quantity >= unitsPerCustomer)
    return { quantity, refusal: `One customer can order at most ${unitsPerCustomer} of a product` };
  return { quantity: quantity + step };
}

/** What is still for sale may have become less than what was chosen. */
export function clampQuantity(quantity: number, stock: number, unitsPerCustomer: number): number {
  return Math.max(MIN_QUANTITY, Math.min(quantity, stock, unitsPerCustomer));
}

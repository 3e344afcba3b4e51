import { createHash } from 'node:crypto';
import type { PlaceOrderBody } from '@urumuri/contract';

export type AskedLine = PlaceOrderBody['lines'][number];
export type WantedProduct = { productId: string; quantity: number };

type Fingerprinted = Pick<PlaceOrderBody, 'lines' | 'shippingInfo' | 'voucherCode'> & {
  pickup?: readonly string[] | undefined;
  phoneOrder?: { sale?: { prices: ReadonlyMap<string, number> } } | undefined;
};

/**
 * What makes two requests the same order. Amounts stay out (they are claims), and lines count as they were named:
 * after the first request the cart lines are gone, and its retry must still be recognised.
 */
export function fingerprintOf({ lines, shippingInfo, voucherCode, pickup = [], phoneOrder }: Fingerprinted): string {
  const named = lines.map(({ productId, cartLineId, quantity }) => ({
    productId: productId === undefined ? `cart line ${cartLineId}` : productId.toLowerCase(),
    quantity,
  }));
  const { name, address, phone, post, province, city, area } = shippingInfo;
  const order = [
    sumByProduct(named).map(({ productId, quantity }) => [productId, quantity]),
    [name, address, phone, post, province, city, area],
    voucherCode?.toUpperCase() ?? null,
    ...(phoneOrder?.sale ? [...phoneOrder.sale.prices].toSorted(([one], [other]) => (one < other ? -1 : 1)) : []),
    ...(pickup.length > 0 ? [{ pickup: pickup.toSorted() }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

/** One entry per product, in the order in which their rows are locked. */
export function sumByProduct(lines: readonly WantedProduct[]): WantedProduct[] {
  const quantityById = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantityById.set(productId, (quantityById.get(productId) ?? 0) + quantity);
  }
  return [...quantityById]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

/** Names each line's product, by itself or by the cart line it stands for; absent when one is unknown. */
export function nameProducts(
  lines: readonly AskedLine[],
  productIdByCartLine: ReadonlyMap<string, string>,
): WantedProduct[] | undefined {
  const named: WantedProduct[] = [];
  for (const { productId, cartLineId, quantity } of lines) {
    const known = productId?.toLowerCase() ?? productIdByCartLine.get(cartLineId?.toLowerCase() ?? '');
    if (known === undefined) return undefined;
    named.push({ productId: known, quantity });
  }
  return named;
}

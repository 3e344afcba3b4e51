import { limits, type OutOfStockDetails } from '@urumuri/contract';
import { AppError } from '../../app-error.ts';
import { findCeiling } from './cart.rules.ts';

type ShortProduct = { id: string; name: string; available: number };

/** Why a product cannot be added, and how many can be had. */
export function refuseAddition(
  product: ShortProduct & { inCart: number },
  wanted: number,
  unitsPerCustomer: number,
): AppError {
  const { available, inCart } = product;
  if (inCart + wanted > findCeiling(available, unitsPerCustomer).most) {
    return refuseQuantity(product, unitsPerCustomer, inCart > 0 ? `; your cart already has ${inCart}.` : undefined);
  }
  return new AppError('cart_full', `A cart holds at most ${limits.cartLines} different products.`, {
    limit: limits.cartLines,
  });
}

/** Why a line cannot hold as many. */
export function refuseQuantity(
  { id, name, available }: ShortProduct,
  unitsPerCustomer: number,
  ending = '.',
): AppError {
  const { code, most } = findCeiling(available, unitsPerCustomer);
  const details: OutOfStockDetails = { products: [{ productId: id, name, available }] };
  if (code === 'quantity_limit') {
    return new AppError(code, `One customer can order at most ${most} of a product${ending}`, {
      ...details,
      limit: most,
    });
  }
  const sentence = most === 0 ? 'Out Of Stock' : `Only ${most} available${ending}`;
  return new AppError(code, sentence, details);
}

import type { Checkout } from '../../platform/storage/checkout.ts';

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;
const BITS = 64;

/**
 * The idempotency key of a checkout. A line of the cart can be ordered once, so lines name their checkout
 * themselves: two tabs, or two devices, with the same cart have the same key. Buy Now has its attempt's.
 */
export function attemptKey({ attempt, state }: Pick<Checkout, 'attempt' | 'state'>): string {
  const lines = state.products.flatMap(({ products }) => products);
  const lineIds = lines.flatMap(({ _id }) => (_id === undefined ? [] : [_id]));
  return lineIds.length === lines.length ? `cart-${digest(lineIds.toSorted().join(' '))}` : `now-${attempt}`;
}

/** FNV-1a: no secret is kept by it, it only makes a hundred ids as short as one. */
function digest(text: string): string {
  let hash = FNV_OFFSET;
  for (const character of text) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * FNV_PRIME);
  }
  return hash.toString(16).padStart(BITS / 4, '0');
}

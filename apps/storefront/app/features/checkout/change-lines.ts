import type { OrderQuote } from '@urumuri/contract';
import type { CheckoutState } from '../../platform/storage/checkout.ts';

/** The checkout with another quantity of a product; with none of it, the product leaves. The cart is not touched. */
export function changeQuantity(state: CheckoutState, productId: string, quantity: number): CheckoutState {
  const products = state.products
    .map((group) => ({
      ...group,
      products: group.products.flatMap((line) => {
        if (line.productInfo._id !== productId) return [line];
        return quantity > 0 ? [{ ...line, quantity }] : [];
      }),
    }))
    .filter((group) => group.products.length > 0);
  return { ...state, products };
}

/** The checkout with the prices of a quote: what the customer saw last, to compare the next ones with. */
export function withPricesOf(state: CheckoutState, quote: OrderQuote): CheckoutState {
  const quoted = new Map(
    quote.products.flatMap(({ products }) => products.map(({ productInfo }) => [productInfo._id, productInfo])),
  );
  const products = state.products.map((group) => ({
    ...group,
    products: group.products.map((line) => {
      const { price, discount } = quoted.get(line.productInfo._id) ?? line.productInfo;
      return { ...line, productInfo: { ...line.productInfo, price, discount } };
    }),
  }));
  return { ...state, products, price: quote.price, shipping_fee: quote.shipping_fee };
}

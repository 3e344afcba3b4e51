import type { Cart, CartLine } from '@urumuri/contract';
import type { CheckoutLine, CheckoutState } from '../../platform/storage/checkout.ts';

/** What is in stock goes to the checkout; the rest stays in the cart. */
export function toCheckoutState(cart: Cart, voucherCode: string | undefined): CheckoutState {
  return {
    products: cart.cart_products.map(({ sellerId, shopName, price, products }) => ({
      sellerId,
      shopName,
      price,
      products: products.map(toCheckoutLine),
    })),
    price: cart.price,
    shipping_fee: cart.shipping_fee,
    items: cart.buy_products,
    ...(voucherCode === undefined ? {} : { voucherCode }),
  };
}

function toCheckoutLine({ _id, quantity, productInfo }: CartLine): CheckoutLine {
  const { slug, name, brand, category, price, discount, stock, images, shopName, sellerId } = productInfo;
  return {
    _id,
    quantity,
    productInfo: {
      _id: productInfo._id,
      slug,
      name,
      brand,
      category,
      price,
      discount,
      stock,
      // It travels in the history entry, which must stay small.
      images: images.slice(0, 1),
      shopName,
      sellerId,
    },
  };
}

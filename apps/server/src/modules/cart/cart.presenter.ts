import type { Cart, CartLine } from '@urumuri/contract';
import { presentListed } from '../catalogue/index.ts';
import type { CartLineRow } from './cart.repository.ts';
import { findPreviousUnitPriceRwf, type Cart as SummedCart } from './cart.rules.ts';

export function presentCart(cart: SummedCart<CartLineRow> & { gone: CartLineRow[] }): Cart {
  return {
    cart_products: cart.groups.map(({ sellerId, shopName, itemsRwf, lines }) => ({
      sellerId,
      shopName,
      price: itemsRwf,
      products: lines.map(presentLine),
    })),
    price: cart.itemsRwf,
    cart_product_count: cart.quantity,
    shipping_fee: cart.shippingFeeRwf,
    outOfStockProduct: cart.outOfStock.map(presentLine).map((line) => ({ ...line, products: [line.productInfo] })),
    ...(cart.gone.length > 0
      ? { goneProduct: cart.gone.map(({ id, product }) => ({ _id: id, name: product.name })) }
      : {}),
    buy_products: cart.quantityInStock,
    buy_product_item: cart.quantityInStock,
  };
}

function presentLine(line: CartLineRow): CartLine {
  const previousUnitPrice = findPreviousUnitPriceRwf(line);
  return {
    _id: line.id,
    quantity: line.quantity,
    productInfo: presentListed(line.product),
    ...(previousUnitPrice === undefined ? {} : { previousUnitPrice }),
  };
}

import type { Cart, CartLine } from '@urumuri/contract';
import type { Place } from '@urumuri/identity/delivery';
import { presentListed } from '../catalogue/index.ts';
import type { GrantedVoucher } from '../promotions/index.ts';
import type { CartLineRow } from './cart.repository.ts';
import { findPreviousUnitPriceRwf, type sumCart } from './cart.rules.ts';

type ReadCart = ReturnType<typeof sumCart<CartLineRow>> & {
  deliverTo: Place | undefined;
  gone: CartLineRow[];
  voucher: GrantedVoucher | undefined;
};

export function presentCart(cart: ReadCart): Cart {
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
    ...(cart.deliverTo && { deliver_to: { city: cart.deliverTo.city, area: cart.deliverTo.area } }),
    ...(cart.voucher && { voucher_code: cart.voucher.code, voucher_discount: cart.voucher.discount.totalRwf }),
    outOfStockProduct: cart.outOfStock.map(presentLine).map((line) => ({ ...line, products: [line.productInfo] })),
    ...(cart.gone.length > 0
      ? { goneProduct: cart.gone.map(({ id, product }) => ({ _id: id, name: product.name })) }
      : {}),
    buy_products: cart.quantityInStock,
    buy_product_item: cart.quantityInStock,
  };
}

function presentLine(line: CartLineRow): CartLine {
  const { id: _id, quantity, product } = line;
  return { _id, quantity, productInfo: presentListed(product), previousUnitPrice: findPreviousUnitPriceRwf(line) };
}

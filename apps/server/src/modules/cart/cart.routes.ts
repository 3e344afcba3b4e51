import { formatRwf } from '@urumuri/money';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentCart } from './cart.presenter.ts';
import type { CartService } from './cart.service.ts';

const options = { importance: 'cart' } as const;

export function registerCartRoutes(app: FastifyInstance, cart: CartService): void {
  serve(app, 'addToCart', options, async ({ customer, body }) => {
    const { id, productId, quantity } = await cart.addProduct(customer.id, body.productId, body.quantity);
    return { message: 'Added to cart', product: { _id: id, userId: customer.id, productId, quantity } };
  });

  serve(app, 'getCart', options, async ({ customer }) => presentCart(await cart.getCart(customer.id)));

  serve(app, 'applyVoucher', options, async ({ customer, body }) => {
    const { code, itemsRwf, shippingFeeRwf, discountRwf } = await cart.applyVoucher(customer.id, body.code);
    return {
      message: `Voucher ${code} takes ${formatRwf(discountRwf)} off.`,
      code,
      price: itemsRwf,
      shipping_fee: shippingFeeRwf,
      voucher_discount: discountRwf,
      total: itemsRwf - discountRwf + shippingFeeRwf,
    };
  });

  serve(app, 'increaseQuantity', options, async ({ customer, params }) => {
    await cart.increaseQuantity(customer.id, params.id);
    return { message: 'Quantity updated' };
  });

  serve(app, 'decreaseQuantity', options, async ({ customer, params }) => {
    await cart.decreaseQuantity(customer.id, params.id);
    return { message: 'Quantity updated' };
  });

  serve(app, 'deleteCartLine', options, async ({ customer, params }) => {
    await cart.deleteLine(customer.id, params.id);
    return { message: 'Removed from cart' };
  });
}

import { z } from 'zod';
import { limits } from '../limits.ts';
import { bodyInteger, claimedId, count, objectId, rwf } from './fields.ts';
import { product } from './product.ts';
import { deliveryPlace } from './shipping.ts';

export const quantity = bodyInteger('Quantity', 1, limits.quantityPerLine);

export const addToCartBody = z.object({
  userId: claimedId.optional(),
  productId: objectId('Product'),
  quantity,
});

export const addToCartResponse = z.object({
  message: z.string(),
  product: z.object({ _id: z.string(), userId: z.string(), productId: z.string(), quantity: count }),
});

export const cartParams = z.object({ userId: claimedId });
export const cartLineParams = z.object({ id: objectId('Cart line') });

export const cartLine = z.object({
  _id: z.string(),
  quantity: count,
  productInfo: product,
  previousUnitPrice: rwf.optional().meta({ description: 'Unit price when added, if it has changed since' }),
});
export type CartLine = z.infer<typeof cartLine>;

const cartGroup = z.object({
  sellerId: z.string(),
  shopName: z.string(),
  price: rwf,
  products: z.array(cartLine),
});
export type CartGroup = z.infer<typeof cartGroup>;

const outOfStockLine = cartLine.extend({ products: z.array(product) });

export const cartResponse = z.object({
  cart_products: z.array(cartGroup),
  price: rwf.meta({ description: 'Sum of the lines in stock, after discount' }),
  cart_product_count: count.meta({ description: 'Sum of all quantities' }),
  shipping_fee: rwf,
  deliver_to: deliveryPlace.optional().meta({ description: 'Where the fee is for, where it differs by zone' }),
  voucher_code: z.string().optional().meta({ description: 'The discount that applies by itself, by its name' }),
  voucher_discount: rwf.optional(),
  outOfStockProduct: z.array(outOfStockLine),
  goneProduct: z
    .array(z.object({ _id: z.string(), name: z.string() }))
    .optional()
    .meta({ description: 'Lines of products that were deleted: they count nowhere and can only be taken out' }),
  buy_products: count.meta({ description: 'Sum of the quantities in stock' }),
  buy_product_item: count.meta({ description: 'The same number, under the name older clients read' }),
});
export type Cart = z.infer<typeof cartResponse>;

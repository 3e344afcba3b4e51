import { z } from 'zod';
import { limits } from '../limits.ts';
import { quantity } from './cart.ts';
import { askedContact, readContact } from './contact.ts';
import { bodyInteger, count, nameText, objectId, optionalText, requiredText, rwf } from './fields.ts';
import { counterMethods } from '../statuses.ts';
import { placeOrderResponse, quoteOrderResponse } from './orders.ts';
import { paymentReference } from './payments.ts';
import { phone } from './seller-accounts.ts';
import { deliveryPlace, shippingInfo } from './shipping.ts';
import { voucherCode } from './vouchers.ts';
import { language } from './messages.ts';

export const counterProductsQuery = z.object({ search: requiredText('Search', limits.searchLength) });

const counterProduct = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  barcode: z.string(),
  shopName: z.string(),
  image: z.string(),
  price: rwf.meta({ description: 'What one costs now, the discount taken off' }),
  stock: count,
});
export type CounterProduct = z.infer<typeof counterProduct>;

export const counterProductsResponse = z.object({ products: z.array(counterProduct) });

export const counterCustomerBody = z.object({ phone });

export const counterCustomerResponse = z.object({
  customer: z
    .object({ name: z.string(), area: z.string() })
    .optional()
    .meta({ description: 'Whose number it is, and the sector they last had an order sent to; absent: nobody’s yet' }),
});
export type CounterCustomer = NonNullable<z.infer<typeof counterCustomerResponse>['customer']>;

const notAProduct = { error: 'Each line must name a product' };
const lines = z
  .array(z.object({ productId: objectId('Product'), quantity }, notAProduct), notAProduct)
  .min(1, 'The order is empty')
  .max(limits.orderProducts, `An order may hold at most ${limits.orderProducts} products`)
  .transform((given) => given.map((line) => ({ ...line, cartLineId: undefined })));

export const quotePhoneOrderBody = z.object({
  lines,
  phone: phone.optional().meta({ description: 'What a known customer has on order already counts' }),
  voucherCode: voucherCode.optional(),
  place: deliveryPlace.optional(),
});
export type QuotePhoneOrderBody = z.output<typeof quotePhoneOrderBody>;

export const quotePhoneOrderResponse = quoteOrderResponse.omit({ shipping_info: true });
export type PhoneOrderQuote = z.infer<typeof quotePhoneOrderResponse>;

/** `name`, `language`: of somebody whose number is not known yet. `total`: what the customer was told, to be compared. */
export const placePhoneOrderBody = z
  .object({
    phone,
    name: nameText('Name', limits.nameLength).optional(),
    language: language.default('en'),
    lines,
    shipping_info: shippingInfo,
    voucherCode: voucherCode.optional(),
    total: z.number({ error: 'Amounts must be numbers' }).optional(),
    ...askedContact,
  })
  .transform((body, context) => ({
    phone: body.phone,
    name: body.name,
    language: body.language,
    lines: body.lines,
    shippingInfo: body.shipping_info,
    voucherCode: body.voucherCode,
    contact: readContact(body, context),
    seen: { price: undefined, shippingFee: undefined, items: undefined, total: body.total },
  }));
export type PlacePhoneOrderBody = z.output<typeof placePhoneOrderBody>;

export const placePhoneOrderResponse = placeOrderResponse;

const soldLines = z
  .array(
    z.object({
      productId: objectId('Product'),
      quantity,
      price: bodyInteger('Price', 1, limits.priceRwf)
        .optional()
        .meta({ description: 'What one is sold for; absent: what it costs now' }),
    }),
    notAProduct,
  )
  .min(1, 'The sale is empty')
  .max(limits.orderProducts, `A sale may hold at most ${limits.orderProducts} products`)
  .refine(
    (given) => new Set(given.map(({ productId }) => productId.toLowerCase())).size === given.length,
    'Each product may be in the sale once',
  );

/** `phone`, `name`: of a customer who wants it in their account. `reason`: why prices were lowered. */
export const sellAtCounterBody = z
  .object({
    lines: soldLines,
    reason: optionalText('Reason', limits.noteLength),
    phone: phone.optional(),
    name: nameText('Name', limits.nameLength).optional(),
    language: language.default('en'),
    method: z.enum(counterMethods, { error: 'Choose how it is paid' }),
    reference: paymentReference.optional(),
    total: bodyInteger('Total', 1, Number.MAX_SAFE_INTEGER),
  })
  .refine((sale) => sale.reason !== '' || sale.lines.every(({ price }) => price === undefined), {
    path: ['reason'],
    error: 'Say why the price is lower',
  });
export type SellAtCounterBody = z.output<typeof sellAtCounterBody>;

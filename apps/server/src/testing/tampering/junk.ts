import fc from 'fast-check';

/** What a client may know of a thing and has no say in. */
const fieldNames = [
  '_id',
  'id',
  'sid',
  'name',
  'senderName',
  'email_verified',
  'image',
  'images',
  'slug',
  'brand',
  'category',
  'shopName',
  'stock',
  'reserved',
  'sold',
  'price',
  'priceRwf',
  'unitPriceRwf',
  'unit_price',
  'seenUnitPriceRwf',
  'discount',
  'discountPercent',
  'discount_percent',
  'voucher_discount',
  'voucherRwf',
  'shipping_fee',
  'shippingFeeRwf',
  'items',
  'total',
  'totalRwf',
  'status',
  'state',
  'delivery_status',
  'deliveryStatus',
  'payment_status',
  'paymentStatus',
  'agreedAt',
  'expiresAt',
  'hiddenAt',
  'createdAt',
  'revision',
  'orderNumber',
  'idempotencyKey',
  'rating',
  'ratings',
  'verifiedPurchase',
  'role',
  'isAdmin',
  'passwordHash',
  'oidcSubject',
  'savedShipping',
  'senderId',
  'sender',
] as const;

const values = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, 1, -5000, 100, null, true, '', 'paid', 'placed', 'admin', 'javascript:alert(1)'),
  fc.string({ maxLength: 20 }),
  fc.uuid(),
  fc.constant([{ price: 1 }]),
  fc.constant({ _id: 'x', price: 1, status: 'paid' }),
);

export type Junk = Record<string, unknown>;

/** Some of those fields, with values a shop would rather not see there. */
export const junk: fc.Arbitrary<Junk> = fc.dictionary(fc.constantFrom(...fieldNames), values, {
  minKeys: 3,
  maxKeys: 25,
  noNullPrototype: true,
});

/** The same payload with the junk in every object of it, wherever a field of its own does not stand. */
export function tamper<Payload>(payload: Payload, fields: Junk): Payload {
  if (Array.isArray(payload)) return payload.map((item: unknown) => tamper(item, fields)) as Payload;
  if (typeof payload !== 'object' || payload === null) return payload;
  const own = Object.entries(payload).map(([name, value]) => [name, tamper(value as unknown, fields)]);
  return { ...fields, ...Object.fromEntries(own) } as Payload;
}

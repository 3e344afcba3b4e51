import type { CallOutput, Order, OrderProduct, OrderQuote, OrderStatusUpdated, QuotedLine } from '@urumuri/contract';
import { formatKigaliDate } from '../../kigali-date.ts';
import type { PlacedOrder } from './checkout.rules.ts';
import type { Quote } from './order-pricing.ts';
import { partPrice } from './order-totals.rules.ts';
import type { LineRow } from './order-rows.repository.ts';
import type { OrderRow } from './orders.repository.ts';

export function presentPlaced(placed: PlacedOrder): CallOutput<'placeOrder'> {
  return {
    message: 'Your order is placed. We will contact you about payment and delivery.',
    orderId: placed.orderId,
    price: placed.totalRwf,
    shipping_fee: placed.shippingFeeRwf,
    items: placed.units,
  };
}

export function presentQuote({ lines, shares, missing, totals, voucher, voucherRefusal, shipping }: Quote): OrderQuote {
  const sellerIds = [...new Set(lines.map(({ product }) => product.sellerId))];
  return {
    products: sellerIds.map((sellerId) => {
      const own = lines.filter(({ product }) => product.sellerId === sellerId);
      const share = shares.find((known) => known.sellerId === sellerId);
      const { shopName = '', pickupAddress: address = '', pickupHours: hours = '' } = own[0]?.product ?? {};
      return {
        sellerId,
        shopName,
        price: share?.itemsRwf ?? 0,
        products: own.map(presentQuotedLine),
        ...(address === '' ? {} : { pickup: { address, hours, isChosen: share?.isPickup ?? false } }),
      };
    }),
    missing,
    price: totals.itemsRwf,
    shipping_fee: totals.shippingFeeRwf,
    voucher_discount: totals.voucherRwf,
    total: totals.totalRwf,
    items: totals.units,
    ...(voucher && { voucher_code: voucher.code }),
    ...(voucherRefusal === undefined ? {} : { voucher_refusal: voucherRefusal }),
    ...(shipping && { shipping_info: shipping }),
  };
}

function presentQuotedLine({ cartLineId, quantity, most, product }: Quote['lines'][number]): QuotedLine {
  const { productId, slug, name, brand, images, shopName, sellerId, stockRevision } = product;
  const { priceRwf: price, discountPercent: discount, available: stock } = product;
  return {
    ...(cartLineId === undefined ? {} : { _id: cartLineId }),
    quantity,
    most,
    productInfo: {
      _id: productId,
      slug,
      name,
      brand,
      price,
      discount,
      stock,
      stockRevision,
      images,
      shopName,
      sellerId,
    },
  };
}

export function presentOrder(row: OrderRow): Order {
  const shipping = { ...row.shipping, email: row.email };
  return {
    _id: row.id,
    customerId: row.customerId,
    orderNumber: String(row.number),
    price: row.totalRwf,
    shipping_fee: row.shippingFeeRwf,
    ...(row.deliverFrom && row.deliverUntil ? { deliver_from: row.deliverFrom, deliver_until: row.deliverUntil } : {}),
    ...(row.voucherCode === null ? {} : { voucher_code: row.voucherCode, voucher_discount: row.voucherRwf }),
    payment_status: row.paymentStatus,
    delivery_status: row.deliveryStatus,
    products: row.parts.flatMap(presentProducts),
    parts: row.parts.map(presentPart),
    shipping_Info: shipping,
    shippingInfo: shipping,
    contact_by: row.contactBy,
    ...(row.contactFrom && row.contactUntil
      ? { contact_from: row.contactFrom.toISOString(), contact_until: row.contactUntil.toISOString() }
      : {}),
    ...presentExpiry(row.parts.find(({ expiresAt }) => expiresAt !== null)),
    revision: row.revision,
    date: formatKigaliDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a socket is told of an order: no address, no names of people. */
export function presentOrderStatus(row: OrderRow): OrderStatusUpdated {
  return {
    orderId: row.id,
    delivery_status: row.deliveryStatus,
    payment_status: row.paymentStatus,
    products: row.parts.flatMap(presentProducts),
    revision: row.revision,
  };
}

function presentPart(part: OrderRow['parts'][number]): Order['parts'][number] {
  return {
    _id: part.id,
    sellerId: part.sellerId,
    shopName: part.shopName,
    price: partPrice(part),
    delivery_status: part.status,
    ...(part.pickupCode === null ? {} : { pickup: { address: part.pickupAddress, hours: part.pickupHours } }),
    ...presentExpiry(part),
  };
}

function presentExpiry(part: Pick<OrderRow['parts'][number], 'expiresAt'> | undefined) {
  return part?.expiresAt ? { expires_at: part.expiresAt.toISOString() } : {};
}

const presentProducts = ({ lines, ...part }: OrderRow['parts'][number]) => lines.map((line) => presentLine(line, part));

/** What was ordered, as it was then, and of whom. */
export function presentLine(line: LineRow, shop: { shopName: string; sellerId: string }): OrderProduct {
  return {
    _id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    name: line.name,
    slug: line.slug,
    brand: line.brand,
    images: line.images,
    price: line.priceRwf,
    discount: line.discountPercent,
    shopName: shop.shopName,
    sellerId: shop.sellerId,
  };
}

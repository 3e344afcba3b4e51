import type { CallOutput, Order } from '@urumuri/contract';
import { formatKigaliDate } from '../../shared/kigali-date.ts';
import type { PlacedOrder } from './checkout.service.ts';
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

export function presentOrder(row: OrderRow): Order {
  const { name, address, phone, post, province, city, area } = row.shipping;
  const shipping = { name, address, phone, post, province, city, area, email: row.email };
  return {
    _id: row.id,
    customerId: row.customerId,
    orderNumber: String(row.number),
    price: row.totalRwf,
    shipping_fee: row.shippingFeeRwf,
    ...(row.voucherCode === null ? {} : { voucher_code: row.voucherCode, voucher_discount: row.voucherRwf }),
    payment_status: row.paymentStatus,
    delivery_status: row.deliveryStatus,
    products: row.parts.flatMap(presentProducts),
    parts: row.parts.map(presentPart),
    shipping_Info: shipping,
    shippingInfo: shipping,
    revision: row.revision,
    date: formatKigaliDate(row.createdAt),
    createdAt: row.createdAt.toISOString(),
  };
}

function presentPart(part: OrderRow['parts'][number]): Order['parts'][number] {
  return {
    _id: part.id,
    sellerId: part.sellerId,
    shopName: part.shopName,
    price: part.itemsRwf - part.voucherRwf + part.shippingFeeRwf,
    delivery_status: part.status,
  };
}

function presentProducts(part: OrderRow['parts'][number]): Order['products'] {
  return part.lines.map((line) => ({
    _id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    name: line.name,
    slug: line.slug,
    brand: line.brand,
    images: line.images,
    price: line.priceRwf,
    discount: line.discountPercent,
    shopName: part.shopName,
    sellerId: part.sellerId,
  }));
}

import { type Executor, runStatement } from '../../db/client.ts';
import type { PrintedOrder } from './documents.rules.ts';

/** `$2`: the shop whose parts are meant; null: all of them. */
const orders = {
  name: 'orders_to_print',
  text: `SELECT o.id, o.number, o.created_at AS "createdAt", o.channel, o.shipping_name AS name,
      o.shipping_phone AS phone, o.shipping_address AS address,
      concat_ws(', ', o.shipping_area, o.shipping_city, o.shipping_province) AS place, o.contact_by AS "contactBy",
      o.contact_from AS "contactFrom", o.contact_until AS "contactUntil",
      o.deliver_from::text AS "deliverFrom", o.deliver_until::text AS "deliverUntil",
      (SELECT code FROM vouchers WHERE id = o.voucher_id) AS "voucherCode", parts.parts
    FROM orders AS o CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('id', part.id, 'shopName', shop_name, 'status', part.status,
        'isPickup', part.pickup_code IS NOT NULL, 'itemsRwf', part.items_rwf,
        'voucherRwf', part.voucher_rwf, 'shippingFeeRwf', part.shipping_fee_rwf, 'lines', (
          SELECT json_agg(json_build_object('name', line.name, 'brand', line.brand, 'sku', product.sku,
            'category', category.name, 'quantity', line.quantity, 'unitPriceRwf', line.unit_price_rwf, 'warranties', (
              SELECT coalesce(json_agg(json_build_object('number', number, 'endsOn', ends_on, 'serial', serial) ORDER BY unit), '[]')
              FROM warranties WHERE line_id = line.id AND returned_at IS NULL)) ORDER BY line.name, line.id)
          FROM order_lines AS line JOIN products AS product ON product.id = line.product_id
          JOIN categories AS category ON category.id = product.category_id
          WHERE line.part_id = part.id)) ORDER BY shop_name, part.id) AS parts
      FROM order_parts AS part JOIN sellers ON sellers.id = part.seller_id
      WHERE part.order_id = o.id AND ($2::uuid IS NULL OR part.seller_id = $2)) AS parts
    WHERE o.id = ANY ($1::uuid[]) AND parts.parts IS NOT NULL ORDER BY o.number`,
};

export const listPrinted = (db: Executor, orderIds: string[], sellerId: string | null) =>
  runStatement<Omit<PrintedOrder, 'standing'>>(db, orders, [orderIds, sellerId]);

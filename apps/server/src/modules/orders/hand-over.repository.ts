import { type Executor, runStatement } from '../../db/client.ts';

/** Asked again, for parts handed over before warranties were kept, it adds what is missing. */
const open = {
  name: 'open_warranties',
  text: `INSERT INTO warranties (order_id, line_id, product_id, seller_id, unit, handed_over_at, months, ends_on)
    SELECT line.order_id, line.id, line.product_id, part.seller_id, unit, handed_over.at, warranty.months,
      ((handed_over.at AT TIME ZONE 'Africa/Kigali')::date + make_interval(months => warranty.months))::date
    FROM order_lines AS line JOIN order_parts AS part ON part.id = line.part_id JOIN products ON products.id = line.product_id
    CROSS JOIN LATERAL (SELECT nullif(warranty_months, 0) AS months) AS warranty
    CROSS JOIN LATERAL (SELECT coalesce(max(created_at), now()) AS at FROM order_events
      WHERE part_id = part.id AND order_events.order_id = part.order_id AND kind = 'delivery' AND to_status = 'placed') AS handed_over
    CROSS JOIN generate_series(1, line.quantity) AS unit
    WHERE line.part_id = ANY ($1::uuid[]) AND part.status = 'placed'
    ORDER BY line.name, line.id, unit
    ON CONFLICT (line_id, unit) DO NOTHING`,
};

/** Every unit of these parts gets the warranty its product has now; what becomes of the product changes none. */
export async function openWarranties(tx: Executor, partIds: string[]): Promise<void> {
  await runStatement(tx, open, [partIds]);
}

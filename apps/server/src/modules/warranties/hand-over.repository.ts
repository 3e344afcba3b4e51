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

const takeBack = {
  name: 'take_back_units',
  text: `WITH back AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS line (id uuid, quantity integer)),
    units AS (SELECT unit.id, back.quantity, row_number() OVER (PARTITION BY unit.line_id ORDER BY unit.id = ANY ($2::uuid[]) DESC,
        EXISTS (SELECT FROM warranty_claims AS claim WHERE claim.warranty_id = unit.id
          AND claim.state IN ('open', 'repair', 'exchange')) DESC, unit.unit DESC) AS place
      FROM warranties AS unit JOIN back ON back.id = unit.line_id WHERE unit.returned_at IS NULL),
    ended AS (UPDATE warranties SET returned_at = now() FROM units
      WHERE units.id = warranties.id AND units.place <= units.quantity RETURNING warranties.id),
    settled AS (UPDATE warranty_claims AS claim SET state = 'done', answer = $3 FROM ended
      WHERE claim.warranty_id = ended.id AND claim.state IN ('open', 'repair', 'exchange') RETURNING claim.id)
    INSERT INTO warranty_answers (claim_id, state, answer, actor, staff_id) SELECT id, 'done', $3, $4, $5 FROM settled`,
};

type ReturnedUnits = {
  lines: readonly { id: string; quantity: number }[];
  /** Which units came back, where somebody has said so; else those that are claimed, then the last of their line. */
  unitIds: readonly string[];
  by: { staffId: string; actor: 'seller' | 'admin' };
};

/** Units that came back have no warranty any more, and what was claimed for them is settled. */
export async function takeBackUnits(tx: Executor, { lines, unitIds, by }: ReturnedUnits): Promise<void> {
  const answer = 'It came back to the shop as a return.';
  await runStatement(tx, takeBack, [JSON.stringify(lines), unitIds, answer, by.actor, by.staffId]);
}

-- What of a part's discount goods have that it is for: their share among all that it is for.
CREATE OR REPLACE FUNCTION discount_among(voucher bigint, discounted bigint, among bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN voucher = 0 OR discounted = 0 THEN 0 ELSE voucher * discounted / among END
$$;

-- The same among all of its lines that it is for.
CREATE OR REPLACE FUNCTION discount_share(voucher bigint, discounted bigint, part uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN voucher = 0 OR discounted = 0 THEN 0 ELSE discount_among(voucher, discounted, (
    SELECT sum(quantity * unit_price_rwf)::bigint FROM order_lines WHERE part_id = part AND is_discounted)) END
$$;

-- Two who give money back at once wait for each other at the order; each finds what the other has written.
CREATE OR REPLACE FUNCTION check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  kept bigint;
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  SELECT sum(amount_rwf) INTO paid FROM payments WHERE order_id = NEW.order_id AND state = 'agreed';
  IF paid < 0 THEN
    RAISE EXCEPTION 'More money would go back than came in.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_within_what_came';
  END IF;
  IF NEW.return_id IS NULL THEN RETURN NULL; END IF;
  SELECT orders.total_rwf - coalesce(sum(came_back.goods
      - discount_share(part.voucher_rwf, came_back.discounted, part.id)), 0) INTO kept
    FROM orders LEFT JOIN order_parts AS part ON part.order_id = orders.id
    CROSS JOIN LATERAL (SELECT coalesce(sum(of_line.quantity * line.unit_price_rwf), 0)::bigint AS goods,
        coalesce(sum(of_line.quantity * line.unit_price_rwf) FILTER (WHERE is_discounted), 0)::bigint AS discounted
      FROM returns JOIN return_lines AS of_line ON of_line.return_id = returns.id
      JOIN order_lines AS line ON line.id = of_line.order_line_id
      WHERE returns.part_id = part.id AND returns.status IN ('received', 'closed')) AS came_back
    WHERE orders.id = NEW.order_id GROUP BY orders.id;
  IF paid < kept THEN
    RAISE EXCEPTION 'What was given back for these goods cannot be given back again.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_given_back_once';
  END IF;
  RETURN NULL;
END $$;

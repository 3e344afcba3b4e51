-- Adds units of a product to a customer's cart, unless they are more than can be bought or allowed. Reads, judges and
-- writes behind the customer's lock, each step seeing what was committed before it was asked, so that two devices never
-- pass a limit together. Answers what it judged by; without `line_id` nothing was added, and without a row there is no
-- such product on sale.
CREATE OR REPLACE FUNCTION add_to_cart(buyer uuid, added uuid, wanted integer, units_allowed integer, lines_allowed integer)
RETURNS TABLE (name text, available integer, in_cart integer, line_id uuid)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  held integer;
  lines integer;
BEGIN
  PERFORM FROM customers WHERE id = buyer FOR NO KEY UPDATE;
  SELECT quantity INTO held FROM cart_lines WHERE customer_id = buyer AND product_id = added FOR UPDATE;
  IF held IS NULL THEN
    -- Products that are no longer sold are gone from the cart as far as anybody can see.
    SELECT count(*) INTO lines FROM cart_lines JOIN products ON products.id = product_id
    WHERE customer_id = buyer AND published_at IS NOT NULL;
  END IF;
  RETURN QUERY
    WITH product AS (
      SELECT name, stock - reserved AS available, unit_price_rwf FROM products
      WHERE id = added AND published_at IS NOT NULL
    ), saved AS (
      INSERT INTO cart_lines (customer_id, product_id, quantity, seen_unit_price_rwf)
      SELECT buyer, added, coalesce(held, 0) + wanted, unit_price_rwf FROM product
      WHERE coalesce(held, 0) + wanted <= least(available, units_allowed) AND (held IS NOT NULL OR lines < lines_allowed)
      ON CONFLICT (customer_id, product_id)
        DO UPDATE SET quantity = excluded.quantity, seen_unit_price_rwf = excluded.seen_unit_price_rwf
      RETURNING id
    )
    SELECT product.name, available, coalesce(held, 0), saved.id FROM product LEFT JOIN saved ON true;
END $$;

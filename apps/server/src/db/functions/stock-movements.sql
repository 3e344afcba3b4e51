-- Why the stock changed: units that orders take or bring back change `sold` with it; for all else the transaction says it.
CREATE OR REPLACE FUNCTION write_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := 0;
  reason text := coalesce(nullif(current_setting('urumuri.stock_reason', true), ''), 'corrected');
  order_id uuid;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD.stock;
    IF NEW.sold <> OLD.sold THEN
      reason := CASE WHEN NEW.sold > OLD.sold THEN 'sold' ELSE 'came_back' END;
      order_id := nullif(current_setting('urumuri.order', true), '')::uuid;
    END IF;
  END IF;
  INSERT INTO stock_movements (product_id, units, reason, note, order_id, staff_id)
  VALUES (NEW.id, NEW.stock - was, reason, coalesce(current_setting('urumuri.stock_note', true), ''), order_id,
    nullif(current_setting('urumuri.actor', true), '')::uuid);
  RETURN NULL;
END $$;

-- What the office holds back is off sale whoever writes it, and what the shop wants is kept for the day it is released.
-- Until the office has let through so many products of a shop, those that the shop adds wait, where the settings say so.
-- What joins a family of which the office holds one back is held back with it, and is answered like any other.
CREATE OR REPLACE FUNCTION hold_product_back() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_products integer;
  passed integer;
  held record;
BEGIN
  IF NEW.family IS NOT NULL AND NOT NEW.is_held_back AND NEW.deleted_at IS NULL
    AND (TG_OP = 'INSERT' OR OLD.family IS NULL OR lower(OLD.family) <> lower(NEW.family)) THEN
    SELECT check_state, check_note INTO held FROM products
      WHERE seller_id = NEW.seller_id AND lower(family) = lower(NEW.family) AND is_held_back AND deleted_at IS NULL
        AND id <> NEW.id ORDER BY check_at DESC, id LIMIT 1;
    IF FOUND THEN
      NEW.is_held_back := true;
      NEW.check_state := held.check_state;
      NEW.check_note := held.check_note;
      NEW.check_at := now();
    END IF;
  END IF;
  IF TG_OP = 'INSERT' AND NOT NEW.is_held_back THEN
    SELECT (value #>> '{productCheck,firstProducts}')::integer INTO first_products
      FROM settings WHERE name = 'shop' AND (value #>> '{productCheck,isOn}')::boolean;
    IF first_products IS NOT NULL AND EXISTS (SELECT FROM sellers WHERE id = NEW.seller_id AND role = 'seller') THEN
      SELECT count(*) INTO passed
        FROM (SELECT FROM products WHERE seller_id = NEW.seller_id AND NOT is_held_back LIMIT first_products) AS let_through;
      IF passed < first_products THEN
        NEW.is_held_back := true;
        NEW.check_state := 'waiting';
        NEW.check_at := now();
      END IF;
    END IF;
  END IF;
  IF NEW.is_held_back AND NEW.published_at IS NOT NULL THEN
    NEW.was_published_at := NEW.published_at;
    NEW.published_at := NULL;
  END IF;
  RETURN NEW;
END $$;

-- What the office holds back is off sale whoever writes it, and what the shop wants is kept for the day it is released.
-- Until the office has let through so many products of a shop, those that the shop adds wait, where the settings say so.
CREATE OR REPLACE FUNCTION hold_product_back() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_products integer;
  passed integer;
BEGIN
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

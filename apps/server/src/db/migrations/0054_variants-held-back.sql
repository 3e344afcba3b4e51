-- by hand
-- A product that joins a family later is held back with it, too.
CREATE OR REPLACE TRIGGER products_held_back BEFORE INSERT OR UPDATE OF is_held_back, published_at, family ON products FOR EACH ROW
  EXECUTE FUNCTION hold_product_back();

-- What decides whether a trigger fires is read and planned anew for every statement: a function in it cost each order more
-- than the rest of its stock. The trigger's own function leaves alone what stays as it was.
CREATE OR REPLACE TRIGGER products_appeal AFTER UPDATE OF price_rwf, discount_percent, sale_price_rwf, stock, reserved, sold,
  rating_sum, rating_count ON products FOR EACH ROW
  WHEN (OLD.unit_price_rwf <> NEW.unit_price_rwf OR OLD.rating <> NEW.rating OR OLD.rating_rank <> NEW.rating_rank
    OR OLD.sold <> NEW.sold OR (OLD.stock > OLD.reserved) <> (NEW.stock > NEW.reserved))
  EXECUTE FUNCTION write_product_appeal();

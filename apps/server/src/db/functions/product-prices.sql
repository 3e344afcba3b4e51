-- What the shopper pays: the price in francs where the shop has set one, else the price less its percent, rounded
-- down. The percent follows such a price, because lists of what is reduced are sorted by it.
CREATE OR REPLACE FUNCTION write_unit_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sale_price_rwf IS NOT NULL THEN
    NEW.discount_percent := greatest(1, (NEW.price_rwf - NEW.sale_price_rwf) * 100 / NEW.price_rwf);
    NEW.unit_price_rwf := NEW.sale_price_rwf;
  ELSE
    NEW.unit_price_rwf := NEW.price_rwf - NEW.price_rwf * NEW.discount_percent / 100;
  END IF;
  RETURN NEW;
END $$;

-- The percent as the wire tells it: whoever takes floor(price * discount / 100) off the price comes to what the shopper
-- pays. Of a price set in francs that is a fraction, drawn half a franc up so that no rounding reaches it.
CREATE OR REPLACE FUNCTION exact_discount(price bigint, unit_price bigint, percent smallint) RETURNS float8
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN unit_price = price - price * percent / 100 THEN percent
    ELSE round((price - unit_price + 0.5) * 100 / price, length(price::text)) END::float8
$$;

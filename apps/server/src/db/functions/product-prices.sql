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

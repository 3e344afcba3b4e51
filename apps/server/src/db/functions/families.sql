-- Lists show one product of a family: of those on sale the cheapest that can be bought, else the cheapest. One at a time
-- for each family, so that two who join it in the same moment see each other. Pages that show it are told.
CREATE OR REPLACE FUNCTION lead_family(shop uuid, called text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  leader uuid;
  changed uuid[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(shop || lower(called), 17));
  SELECT id INTO leader FROM products
    WHERE seller_id = shop AND lower(family) = lower(called) AND published_at IS NOT NULL
    ORDER BY stock > reserved DESC, unit_price_rwf, created_at, id LIMIT 1;
  WITH moved AS (
    UPDATE products SET leads = id = leader
    WHERE seller_id = shop AND lower(family) = lower(called) AND leads <> (id = leader) RETURNING id
  )
  SELECT array_agg(id) INTO changed FROM moved;
  IF changed IS NOT NULL THEN
    INSERT INTO outbox (type, payload) VALUES ('catalogue.changed', jsonb_build_object('productIds', to_jsonb(changed)));
  END IF;
END $$;

CREATE OR REPLACE FUNCTION lead_family_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.family IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.family IS DISTINCT FROM OLD.family) THEN
    PERFORM lead_family(OLD.seller_id, OLD.family);
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  IF NEW.family IS NOT NULL THEN
    PERFORM lead_family(NEW.seller_id, NEW.family);
  ELSE
    UPDATE products SET leads = true WHERE id = NEW.id AND NOT leads;
  END IF;
  RETURN NULL;
END $$;

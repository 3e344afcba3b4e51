-- The same for all of one family and for nobody else; none of a product that stands for itself.
CREATE OR REPLACE FUNCTION family_key(shop uuid, called text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT md5(shop || lower(called))::uuid
$$;

-- What lists are narrowed by of those of a family that are on sale and do not lead it, beside that of its leader.
CREATE OR REPLACE FUNCTION write_siblings(members uuid[], leader uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM family_siblings WHERE product_id = ANY (members);
  INSERT INTO family_siblings (product_id, leader_id, category_id, brand_id, unit_price_rwf, rating, discount_percent, is_sold_out,
      leader_category_id, leader_brand_id, leader_unit_price_rwf, leader_rating, leader_discount_percent, leader_is_sold_out)
    SELECT own.id, led.id, own.category_id, own.brand_id, own.unit_price_rwf, own.rating, own.discount_percent, own.is_sold_out,
      led.category_id, led.brand_id, led.unit_price_rwf, led.rating, led.discount_percent, led.is_sold_out
    FROM products AS own JOIN products AS led ON led.id = leader
    WHERE own.id = ANY (members) AND own.id <> leader AND own.published_at IS NOT NULL;
END $$;

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
  PERFORM write_siblings(array_agg(id), leader) FROM products WHERE seller_id = shop AND lower(family) = lower(called);
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
    DELETE FROM family_siblings WHERE product_id = NEW.id;
    UPDATE products SET leads = true WHERE id = NEW.id AND NOT leads;
  END IF;
  RETURN NULL;
END $$;

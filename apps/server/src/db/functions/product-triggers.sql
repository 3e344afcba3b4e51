CREATE OR REPLACE FUNCTION write_product_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  brand text := (SELECT name FROM brands WHERE id = NEW.brand_id);
  plain tsvector := search_title(NEW.name, NEW.model, brand, category_words(NEW.category_id))
    || brand_former_names(NEW.brand_id);
  written tsvector := search_document(plain, NEW.short_description, NEW.description, NEW.specifications);
  product_kinds text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM product_titles WHERE product_id = NEW.id; END IF;
  IF NEW.published_at IS NOT NULL THEN
    product_kinds := search_kinds_of(search_claims(NEW.name, brand, NEW.specifications));
    -- Who leads a family may have changed since the row was written.
    INSERT INTO product_titles (product_id, category_id, brand_id, unit_price_rwf, rating, family, leads, appeal, kinds, title)
      SELECT id, category_id, brand_id, unit_price_rwf, rating, family_key(seller_id, family), leads,
        search_appeal(stock > reserved, sold, rating_rank), product_kinds, search_marked(plain, product_kinds)
      FROM products WHERE id = NEW.id;
  END IF;
  INSERT INTO product_texts (product_id, document) VALUES (NEW.id, written)
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document;
  PERFORM note_search_words(tsvector_to_array(written));
  UPDATE search_words SET title_uses = 1 WHERE word = ANY (tsvector_to_array(plain)) AND title_uses = 0;
  RETURN NULL;
END $$;

-- Most sales leave the appeal as it is.
CREATE OR REPLACE FUNCTION write_product_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  appeal_now real := search_appeal(NEW.stock > NEW.reserved, NEW.sold, NEW.rating_rank);
BEGIN
  UPDATE product_titles SET unit_price_rwf = NEW.unit_price_rwf, rating = NEW.rating, appeal = appeal_now
    WHERE product_id = NEW.id AND (unit_price_rwf <> NEW.unit_price_rwf OR rating <> NEW.rating OR appeal <> appeal_now);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION write_product_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_titles SET family = family_key(NEW.seller_id, NEW.family), leads = NEW.leads WHERE product_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rewrite_brand_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET brand_id = brand_id WHERE brand_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rewrite_category_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET category_id = category_id WHERE category_id = ANY (category_subtree(NEW.id));
  RETURN NULL;
END $$;

-- What is shown of a product includes the name and the district of its shop: with others every row gets another version.
CREATE OR REPLACE FUNCTION rewrite_shop_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET seller_id = seller_id WHERE seller_id = NEW.id;
  RETURN NULL;
END $$;

-- What has no picture of its own is shown by the drawing of its category.
CREATE OR REPLACE FUNCTION rewrite_drawn_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET seller_id = seller_id WHERE category_id = NEW.id AND cardinality(shown_images(images, '')) = 0;
  RETURN NULL;
END $$;

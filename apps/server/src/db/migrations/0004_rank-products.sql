-- What lists show of a product includes the name of its shop: with another name every row gets another version.
CREATE FUNCTION rewrite_shop_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET seller_id = seller_id WHERE seller_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sellers_products AFTER UPDATE OF shop_name ON sellers FOR EACH ROW
  WHEN (OLD.shop_name IS DISTINCT FROM NEW.shop_name) EXECUTE FUNCTION rewrite_shop_products();--> statement-breakpoint
-- How well a product answers: model numbers first, then its category and the words of the query (in the name or
-- brand before category and description), the shopper's own words before synonyms; of equals the better seller.
-- One expression, so that it becomes part of the query that uses it.
CREATE FUNCTION search_relevance(
  document tsvector, named tsquery[], described tsquery[], typed tsquery, codes tsquery,
  is_on_shelf boolean, available boolean, sold bigint, rating_rank real
) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (CASE WHEN document @@ named[1] THEN 1::float8 WHEN document @@ described[1] THEN 0.4::float8 ELSE 0::float8 END
      + CASE WHEN document @@ named[2] THEN 1::float8 WHEN document @@ described[2] THEN 0.4::float8 ELSE 0::float8 END
      + CASE WHEN document @@ named[3] THEN 1::float8 WHEN document @@ described[3] THEN 0.4::float8 ELSE 0::float8 END
      + CASE WHEN document @@ named[4] THEN 1::float8 WHEN document @@ described[4] THEN 0.4::float8 ELSE 0::float8 END
      + CASE WHEN document @@ named[5] THEN 1::float8 WHEN document @@ described[5] THEN 0.4::float8 ELSE 0::float8 END
      + CASE WHEN document @@ named[6] THEN 1::float8 WHEN document @@ described[6] THEN 0.4::float8 ELSE 0::float8 END
    ) / cardinality(named)
    + CASE WHEN document @@ codes THEN 10::float8 ELSE 0::float8 END
    + CASE WHEN is_on_shelf THEN 0.8::float8 ELSE 0::float8 END
    + CASE WHEN document @@ typed THEN 0.15::float8 ELSE 0::float8 END
    + CASE WHEN available THEN 0.05::float8 ELSE 0::float8 END
    + 0.02::float8 * (ln(1 + sold) + rating_rank)
$$;--> statement-breakpoint
-- Asks one row of queries after the other, of the titles or of all the texts, until one finds something; a product is
-- found by any query of the row. Answers a page of them, the best first, how many there are, and which row it was.
-- The index of words leads whatever the words are, so one plan does for all; making one took as long as searching.
CREATE FUNCTION rank_products(
  queries tsquery[][], in_titles boolean[], most integer[],
  named tsquery[], described tsquery[], typed tsquery, codes tsquery, shelves uuid[],
  of_category text, of_brand text, of_category_id uuid, of_brand_id uuid,
  min_rating numeric, low_price bigint, high_price bigint,
  sorting text, skipped integer, shown integer
) RETURNS TABLE (listed text, total integer, place integer)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  category uuid := of_category_id;
  brand uuid := of_brand_id;
  wanted tsquery[];
  is_in_titles boolean;
  most_hits integer;
BEGIN
  IF of_category IS NOT NULL THEN
    SELECT id INTO category FROM categories WHERE lower(name) = lower(of_category) OR slug = lower(of_category) LIMIT 1;
    IF NOT FOUND THEN RETURN; END IF;
  END IF;
  IF of_brand IS NOT NULL THEN
    SELECT id INTO brand FROM brands WHERE lower(name) = lower(of_brand) OR slug = lower(of_brand) LIMIT 1;
    IF NOT FOUND THEN RETURN; END IF;
  END IF;
  FOR attempt IN 1 .. array_length(queries, 1) LOOP
    place := attempt;
    wanted := queries[attempt:attempt];
    is_in_titles := in_titles[attempt];
    most_hits := most[attempt];
    WITH hits AS MATERIALIZED (
      (SELECT id, xmin AS version, unit_price_rwf, sold, rating_rank, stock > reserved AS available, category_id,
          title AS document
        FROM products
        WHERE is_in_titles AND title @@ ANY (wanted) AND published_at IS NOT NULL
          AND (category IS NULL OR category_id = category) AND (brand IS NULL OR brand_id = brand)
          AND (min_rating IS NULL OR rating >= min_rating)
          AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
        LIMIT most_hits)
      UNION ALL
      (SELECT id, products.xmin, unit_price_rwf, sold, rating_rank, stock > reserved, category_id, product_texts.document
        FROM product_texts JOIN products ON products.id = product_id
        WHERE NOT is_in_titles AND product_texts.document @@ ANY (wanted) AND published_at IS NOT NULL
          AND (category IS NULL OR category_id = category) AND (brand IS NULL OR brand_id = brand)
          AND (min_rating IS NULL OR rating >= min_rating)
          AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
        LIMIT most_hits)
    )
    SELECT (SELECT string_agg(id || ':' || version, ',') FROM (
        SELECT id, version FROM hits
        ORDER BY
          CASE sorting
            WHEN 'low-to-high' THEN -unit_price_rwf
            WHEN 'high-to-low' THEN unit_price_rwf
            ELSE search_relevance(document, named, described, typed, codes, category_id = ANY (shelves),
              available, sold, rating_rank)
          END DESC, id
        OFFSET skipped LIMIT shown) AS page),
      (SELECT count(*) FROM hits)
    INTO listed, total;
    IF total > 0 THEN
      RETURN NEXT;
      RETURN;
    END IF;
  END LOOP;
END $$;

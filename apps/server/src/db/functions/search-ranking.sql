-- What makes one of two equal answers the better. In steps, so that most sales leave it as it is.
CREATE OR REPLACE FUNCTION search_appeal(available boolean, sold bigint, rating_rank real) RETURNS real
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round((CASE WHEN available THEN 0.05 ELSE 0 END + 0.02 * (ln(1 + sold) + rating_rank))::numeric, 3)::real
$$;

-- How well a product answers: model numbers first, then that it is the kind of thing asked for, its category and the words
-- of the query (in the head, model or brand before all else), the shopper's own words before synonyms; of equals the more
-- appealing. One expression, so that it becomes part of the query that uses it.
CREATE OR REPLACE FUNCTION search_relevance(
  document tsvector, named tsquery[], described tsquery[], typed tsquery, codes tsquery, is_on_shelf boolean, appeal real,
  is_of_kind boolean DEFAULT NULL
) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (CASE WHEN document @@ named[1] THEN 1::float8 WHEN document @@ described[1] THEN 0.4::float8 ELSE 0::float8 END
      + CASE WHEN document @@ named[2] THEN 1::float8 WHEN document @@ described[2] THEN 0.4::float8 ELSE 0::float8 END
      + CASE WHEN document @@ named[3] THEN 1::float8 WHEN document @@ described[3] THEN 0.4::float8 ELSE 0::float8 END
      -- Hardly any text has more words.
      + CASE WHEN cardinality(named) > 3 THEN
        CASE WHEN document @@ named[4] THEN 1::float8 WHEN document @@ described[4] THEN 0.4::float8 ELSE 0::float8 END
        + CASE WHEN document @@ named[5] THEN 1::float8 WHEN document @@ described[5] THEN 0.4::float8 ELSE 0::float8 END
        + CASE WHEN document @@ named[6] THEN 1::float8 WHEN document @@ described[6] THEN 0.4::float8 ELSE 0::float8 END
        ELSE 0::float8 END
    ) / cardinality(named)
    + CASE WHEN document @@ codes THEN 10::float8 ELSE 0::float8 END
    + CASE WHEN is_of_kind THEN 1::float8 ELSE 0::float8 END
    + CASE WHEN is_on_shelf THEN 0.8::float8 ELSE 0::float8 END
    + CASE WHEN document @@ typed THEN 0.15::float8 ELSE 0::float8 END
    + appeal
$$;

-- What a search is sorted by besides relevance and price.
CREATE OR REPLACE FUNCTION search_order(sorting text, product uuid) RETURNS float8 LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE sorting WHEN 'newest' THEN extract(epoch FROM created_at) WHEN 'rating' THEN rating_rank
    ELSE sold + rating_rank / 10 - CASE WHEN is_sold_out THEN 1e15 ELSE 0 END END
  FROM products WHERE id = product
$$;

-- Whether a product is among those that filters beyond the title's own columns leave.
CREATE OR REPLACE FUNCTION is_narrowed_to(product uuid, in_stock boolean, discounted boolean, wanted jsonb) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF (in_stock OR discounted) AND NOT EXISTS (SELECT FROM products WHERE id = product
    AND (in_stock IS NULL OR NOT is_sold_out) AND (discounted IS NULL OR discount_percent > 0)) THEN RETURN false; END IF;
  RETURN wanted IS NULL OR NOT EXISTS (
    SELECT FROM jsonb_to_recordset(wanted) AS one (ids uuid[], choices text[], lowest float8, highest float8)
    WHERE NOT EXISTS (SELECT FROM product_specifications WHERE product_id = product AND specification_id = ANY (ids)
      AND CASE WHEN choices IS NULL THEN number BETWEEN coalesce(lowest, '-Infinity') AND coalesce(highest, 'Infinity')
        ELSE choice = ANY (choices) END));
END $$;

-- Asks one query after the other, of the titles, of all the texts or of both, until they have found as many as is enough.
-- Answers a page of all they found, the best first, how many there are, and which query was the first to find any.
-- The index of words leads whatever the words are, so one plan does for all; making one took as long as searching.
CREATE OR REPLACE FUNCTION rank_products(
  title_queries tsquery[], text_queries tsquery[], enough integer[], most integer[],
  named tsquery[], described tsquery[], typed tsquery, codes tsquery, shelves uuid[],
  category uuid, brand uuid, min_rating numeric, low_price bigint, high_price bigint,
  sorting text, skipped integer, shown integer, wanted_kinds tsquery DEFAULT NULL,
  categories uuid[] DEFAULT NULL, brands uuid[] DEFAULT NULL, in_stock boolean DEFAULT NULL, discounted boolean DEFAULT NULL,
  wanted jsonb DEFAULT NULL
) RETURNS TABLE (listed text, total integer, place integer)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  ids uuid[] := '{}';
  scores float8[] := '{}';
  keys uuid[] := '{}';
  leaders boolean[] := '{}';
  more_ids uuid[];
  more_scores float8[];
  more_keys uuid[];
  more_leaders boolean[];
  is_narrowed boolean := coalesce(in_stock, discounted, wanted IS NOT NULL);
BEGIN
  -- Servers of the version before name one category and one brand.
  categories := coalesce(categories, array_remove(ARRAY[category], NULL));
  brands := coalesce(brands, array_remove(ARRAY[brand], NULL));
  FOR attempt IN 1 .. cardinality(title_queries) LOOP
    SELECT array_agg(product_id), array_agg(CASE sorting
        WHEN 'low-to-high' THEN -unit_price_rwf
        WHEN 'high-to-low' THEN unit_price_rwf
        WHEN 'newest' THEN search_order(sorting, product_id)
        WHEN 'rating' THEN search_order(sorting, product_id)
        WHEN 'popularity' THEN search_order(sorting, product_id)
        ELSE search_relevance(document, named, described, typed, codes, category_id = ANY (shelves), appeal,
          title @@ wanted_kinds)
      END),
      -- Counting asks for each of a family.
      array_agg(CASE WHEN sorting = 'each' THEN product_id ELSE coalesce(family, product_id) END), array_agg(leads)
    INTO more_ids, more_scores, more_keys, more_leaders
    FROM (
      -- What a title says counts a little more than what a text does.
      (SELECT product_id, category_id, unit_price_rwf, family, leads, (appeal + 0.05)::real AS appeal, title,
          title AS document
        FROM product_titles
        WHERE search_title_places(title) @@ title_queries[attempt]
          AND (categories = '{}' OR category_id = ANY (categories)) AND (brands = '{}' OR brand_id = ANY (brands))
          AND (min_rating IS NULL OR rating >= min_rating)
          AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
          AND (NOT is_narrowed OR is_narrowed_to(product_id, in_stock, discounted, wanted))
        LIMIT most[attempt])
      UNION ALL
      (SELECT product_texts.product_id, category_id, unit_price_rwf, family, leads, appeal, title, document
        FROM product_texts
        -- One by one, so that the words lead here too and not the other table.
        CROSS JOIN LATERAL (SELECT * FROM product_titles WHERE product_id = product_texts.product_id LIMIT 1) AS titled
        WHERE search_entries(document, ts_filter(document, '{b}')) @@ text_queries[attempt]
          AND (categories = '{}' OR category_id = ANY (categories)) AND (brands = '{}' OR brand_id = ANY (brands))
          AND (min_rating IS NULL OR rating >= min_rating)
          AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
          AND (NOT is_narrowed OR is_narrowed_to(product_texts.product_id, in_stock, discounted, wanted))
        LIMIT most[attempt])
    ) AS answering;
    CONTINUE WHEN more_ids IS NULL;
    place := coalesce(place, attempt);
    ids := ids || more_ids;
    scores := scores || more_scores;
    keys := keys || more_keys;
    leaders := leaders || more_leaders;
    EXIT WHEN cardinality(ids) >= enough[attempt];
  END LOOP;
  IF place IS NULL THEN RETURN; END IF;
  RETURN QUERY
    WITH answers AS MATERIALIZED (
      SELECT hit.id, max(score) AS score, key, leads FROM unnest(ids, scores, keys, leaders) AS hit (id, score, key, leads)
      GROUP BY hit.id, key, leads
    ), hits AS MATERIALIZED (
      -- Of a family the one that answers best, of equals or sorted otherwise the one that other lists show.
      SELECT DISTINCT ON (key) answers.id, score FROM answers
      ORDER BY key, CASE WHEN sorting <> 'default' THEN leads END DESC, score DESC, leads DESC, answers.id
    )
    SELECT (
        SELECT string_agg(page.id || ':' || (SELECT xmin FROM products WHERE products.id = page.id), ',')
        FROM (SELECT hits.id FROM hits ORDER BY score DESC, hits.id OFFSET skipped LIMIT shown) AS page
      ),
      (SELECT count(*)::integer FROM hits), rank_products.place;
END $$;

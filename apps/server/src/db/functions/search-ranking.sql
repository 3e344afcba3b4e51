-- What makes one of two equal answers the better. In steps, so that most sales leave it as it is.
CREATE OR REPLACE FUNCTION search_appeal(available boolean, sold bigint, rating_rank real) RETURNS real
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round((CASE WHEN available THEN 0.05 ELSE 0 END + 0.02 * (ln(1 + sold) + rating_rank))::numeric, 3)::real
$$;

-- How well a product answers: model numbers first, then its category and the words of the query (in the name or
-- brand before category and description), the shopper's own words before synonyms; of equals the more appealing.
-- One expression, so that it becomes part of the query that uses it.
CREATE OR REPLACE FUNCTION search_relevance(
  document tsvector, named tsquery[], described tsquery[], typed tsquery, codes tsquery, is_on_shelf boolean, appeal real
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
    + appeal
$$;

-- Asks one query after the other, of the titles, of all the texts or of both, until one finds as many as it should.
-- Answers a page of that, the best first, how many there are, and which query it was.
-- The index of words leads whatever the words are, so one plan does for all; making one took as long as searching.
CREATE OR REPLACE FUNCTION rank_products(
  title_queries tsquery[], text_queries tsquery[], enough integer[], most integer[],
  named tsquery[], described tsquery[], typed tsquery, codes tsquery, shelves uuid[],
  category uuid, brand uuid, min_rating numeric, low_price bigint, high_price bigint,
  sorting text, skipped integer, shown integer
) RETURNS TABLE (listed text, total integer, place integer)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY
    SELECT found.listed, found.total, attempt.place::integer
    FROM unnest(title_queries, text_queries, enough, most) WITH ORDINALITY
      AS attempt (wanted_title, wanted_text, enough_hits, most_hits, place)
    CROSS JOIN LATERAL (
      WITH hits AS MATERIALIZED (
        SELECT product_id,
          max(CASE sorting
            WHEN 'low-to-high' THEN -unit_price_rwf
            WHEN 'high-to-low' THEN unit_price_rwf
            ELSE search_relevance(document, named, described, typed, codes, category_id = ANY (shelves), appeal)
          END) AS score
        FROM (
          (SELECT product_id, category_id, unit_price_rwf, appeal, title AS document
            FROM product_titles
            WHERE search_entries(title, title) @@ wanted_title
              AND (category IS NULL OR category_id = category) AND (brand IS NULL OR brand_id = brand)
              AND (min_rating IS NULL OR rating >= min_rating)
              AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
            LIMIT most_hits)
          UNION ALL
          (SELECT product_texts.product_id, category_id, unit_price_rwf, appeal, document
            FROM product_texts
            -- One by one, so that the words lead here too and not the other table.
            CROSS JOIN LATERAL (SELECT * FROM product_titles WHERE product_id = product_texts.product_id LIMIT 1) AS titled
            WHERE search_entries(document, ts_filter(document, '{b}')) @@ wanted_text
              AND (category IS NULL OR category_id = category) AND (brand IS NULL OR brand_id = brand)
              AND (min_rating IS NULL OR rating >= min_rating)
              AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
            LIMIT most_hits)
        ) AS answering
        GROUP BY product_id
      )
      SELECT (
          SELECT string_agg(product_id || ':' || (SELECT xmin FROM products WHERE id = product_id), ',')
          FROM (SELECT product_id FROM hits ORDER BY score DESC, product_id OFFSET skipped LIMIT shown) AS page
        ) AS listed,
        (SELECT count(*)::integer FROM hits) AS total
    ) AS found
    WHERE found.total >= enough_hits
    LIMIT 1;
END $$;

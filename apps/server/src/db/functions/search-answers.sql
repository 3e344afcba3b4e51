-- Asks one query after the other as rank_products does, and answers all that each of them finds, whatever the list is
-- narrowed to: what is asked next of the same text is narrowed, sorted and cut into pages without searching. How the list
-- is narrowed decides only how many queries are asked. Of each product its score and what it is narrowed by. Servers of
-- the version before name in the place of a query what they know that it finds: to them it finds nothing.
CREATE OR REPLACE FUNCTION list_answers(
  title_queries tsquery[], text_queries tsquery[], enough integer[], most integer[],
  named tsquery[], described tsquery[], typed tsquery, codes tsquery, shelves uuid[], wanted_kinds tsquery,
  categories uuid[], brands uuid[], min_rating numeric, low_price bigint, high_price bigint, known text[] DEFAULT NULL
) RETURNS TABLE (answers text)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  fitting integer;
  found_so_far integer := 0;
BEGIN
  FOR attempt IN 1 .. cardinality(title_queries) LOOP
    SELECT string_agg(concat_ws(',', product_id,
          search_relevance(document, named, described, typed, codes, category_id = ANY (shelves), appeal, title @@ wanted_kinds),
          unit_price_rwf, rating, category_id, brand_id, coalesce(family::text, ''), leads::integer), ';'),
      count(*) FILTER (WHERE (categories IS NULL OR category_id = ANY (categories))
        AND (brands IS NULL OR brand_id = ANY (brands)) AND (min_rating IS NULL OR rating >= min_rating)
        AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price))
    INTO answers, fitting
    FROM (
      -- What a title says counts a little more than what a text does.
      (SELECT product_id, category_id, brand_id, unit_price_rwf, rating, family, leads,
          (appeal + 0.05)::real AS appeal, title, title AS document
        FROM product_titles
        WHERE search_title_places(title) @@ title_queries[attempt]
        LIMIT most[attempt])
      UNION ALL
      (SELECT product_texts.product_id, category_id, brand_id, unit_price_rwf, rating, family, leads, appeal, title, document
        FROM product_texts
        -- One by one, so that the words lead here too and not the other table.
        CROSS JOIN LATERAL (SELECT * FROM product_titles WHERE product_id = product_texts.product_id LIMIT 1) AS titled
        WHERE search_entries(document, ts_filter(document, '{b}')) @@ text_queries[attempt]
        LIMIT most[attempt])
    ) AS answering;
    RETURN NEXT;
    CONTINUE WHEN answers IS NULL;
    found_so_far := found_so_far + fitting;
    EXIT WHEN found_so_far >= enough[attempt];
  END LOOP;
END $$;

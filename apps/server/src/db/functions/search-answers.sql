-- A product that answers: its id, its score, what lists are narrowed and sorted by if that is wanted, and its family.
CREATE OR REPLACE FUNCTION search_answer(
  product uuid, score float8, detailed boolean, price bigint, rating numeric, category uuid, brand uuid, family uuid, leads boolean
) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(',', product, score,
    CASE WHEN detailed THEN concat_ws(',', price, rating, category, brand) END,
    CASE WHEN detailed OR family IS NOT NULL THEN concat_ws(',', coalesce(family::text, ''), leads::integer) END)
$$;

-- Whether a product is on a list that is narrowed like this. One expression, as in search_relevance.
CREATE OR REPLACE FUNCTION search_fits(
  categories uuid[], brands uuid[], min_rating numeric, low_price bigint, high_price bigint,
  price bigint, rating numeric, category uuid, brand uuid
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (categories IS NULL OR category = ANY (categories)) AND (brands IS NULL OR brand = ANY (brands))
    AND (min_rating IS NULL OR rating >= min_rating)
    AND (low_price IS NULL OR price >= low_price) AND (high_price IS NULL OR price <= high_price)
$$;

-- Asks one query after the other, of the titles, of all the texts or of both, until they have found as many as is enough.
-- Answers all that each of them finds, whatever the list is narrowed to: what is asked next of the same text is narrowed,
-- sorted and cut into pages without searching. The index of words leads whatever the words are, so one plan does for all;
-- making one took as long as searching. Servers of the version before always want the details.
CREATE OR REPLACE FUNCTION list_answers(
  title_queries tsquery[], text_queries tsquery[], enough integer[], most integer[],
  named tsquery[], described tsquery[], typed tsquery, codes tsquery, shelves uuid[], wanted_kinds tsquery,
  categories uuid[], brands uuid[], min_rating numeric, low_price bigint, high_price bigint, detailed boolean DEFAULT true
) RETURNS TABLE (answers text)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  fitting integer;
  described_answers text;
  described_fitting integer;
  found_so_far integer := 0;
BEGIN
  FOR attempt IN 1 .. cardinality(title_queries) LOOP
    -- What a title says counts a little more than what a text does.
    SELECT string_agg(search_answer(product_id, search_relevance(title, named, described, typed, codes,
          category_id = ANY (shelves), (appeal + 0.05)::real, title @@ wanted_kinds),
        detailed, unit_price_rwf, rating, category_id, brand_id, family, leads), ';'),
      count(*) FILTER (WHERE search_fits(categories, brands, min_rating, low_price, high_price,
        unit_price_rwf, rating, category_id, brand_id))
    INTO answers, fitting
    FROM (SELECT * FROM product_titles WHERE search_title_places(title) @@ title_queries[attempt] LIMIT most[attempt])
      AS titled;
    -- By itself: most queries are of titles alone, and starting one of both took a twentieth of all the time.
    IF text_queries[attempt] IS NOT NULL THEN
      SELECT string_agg(search_answer(product_id, search_relevance(document, named, described, typed, codes,
            category_id = ANY (shelves), appeal, title @@ wanted_kinds),
          detailed, unit_price_rwf, rating, category_id, brand_id, family, leads), ';'),
        count(*) FILTER (WHERE search_fits(categories, brands, min_rating, low_price, high_price,
          unit_price_rwf, rating, category_id, brand_id))
      INTO described_answers, described_fitting
      FROM (
        SELECT titled.*, document FROM product_texts
        -- One by one, so that the words lead here too and not the other table.
        CROSS JOIN LATERAL (SELECT * FROM product_titles WHERE product_id = product_texts.product_id LIMIT 1) AS titled
        WHERE search_entries(document, ts_filter(document, '{b}')) @@ text_queries[attempt]
        LIMIT most[attempt]
      ) AS texts;
      answers := nullif(concat_ws(';', answers, described_answers), '');
      fitting := fitting + described_fitting;
    END IF;
    RETURN NEXT;
    CONTINUE WHEN answers IS NULL;
    found_so_far := found_so_far + fitting;
    EXIT WHEN found_so_far >= enough[attempt];
  END LOOP;
END $$;

-- What specifications such as `Type` say the product is.
CREATE OR REPLACE FUNCTION search_types(specifications jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(search_shape(search_text(pair ->> 1), ''), ' | '), '')
  FROM jsonb_array_elements(specifications) AS pair
  WHERE lower(pair ->> 0) IN ('type', 'kind', 'product type', 'type de produit', 'item type')
$$;

-- The kinds of thing a product is. Where its name begins with one, as in French and Kinyarwanda, it is that; else of every
-- run of its head the last word that is known to name a kind; while none is known, the last word of the first run.
CREATE OR REPLACE FUNCTION search_kinds_of(name text, brand text, specifications jsonb) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH shape AS MATERIALIZED (
    SELECT search_shape(search_head(name, brand), brand) AS said
  ), led AS MATERIALIZED (
    SELECT word FROM shape JOIN search_kinds ON word = split_part(said, ' ', 1) AND leads
  ), runs AS MATERIALIZED (
    SELECT place, string_to_array(btrim(run), ' ') AS words
    FROM shape, regexp_split_to_table(
      CASE WHEN EXISTS (SELECT FROM led) THEN search_types(specifications)
        ELSE said || ' | ' || search_types(specifications) END, '[|#]') WITH ORDINALITY AS parts (run, place)
    WHERE btrim(run) <> ''
  ), named AS (
    SELECT word FROM led
    UNION
    SELECT chosen.word FROM runs CROSS JOIN LATERAL (
      SELECT known.word FROM unnest(words) WITH ORDINALITY AS said (word, nth)
      JOIN search_kinds AS known USING (word) ORDER BY nth DESC LIMIT 1) AS chosen
  )
  SELECT coalesce(
    (SELECT array_agg(word ORDER BY word) FROM named),
    (SELECT words[cardinality(words):] FROM runs ORDER BY place LIMIT 1),
    '{}')
$$;

-- Learns from about as many products as asked for which words name kinds of things: those that end runs, or begin names,
-- with products of several brands, and are not mostly found in other places or after numbers, as `inch` is. What other
-- products are `for` is a thing too, however often it stands before another: laptop, phone. Then says so with the
-- products it has read.
CREATE OR REPLACE FUNCTION learn_search_kinds(sample_size integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  titles_known real := (SELECT reltuples FROM pg_class WHERE oid = 'product_titles'::regclass);
  share real := CASE WHEN titles_known <= sample_size THEN 100 ELSE 100 * sample_size / titles_known END;
  seed integer := extract(epoch FROM clock_timestamp())::integer;
BEGIN
  WITH sampled AS MATERIALIZED (
    SELECT product_id, titles.brand_id, concat_ws(' | ', search_shape(search_head(products.name, brands.name), brands.name),
        nullif(search_types(specifications), '')) AS claims,
      search_fit(products.name) AS fit
    FROM product_titles AS titles TABLESAMPLE SYSTEM (share) REPEATABLE (seed)
    JOIN products ON products.id = product_id JOIN brands ON brands.id = titles.brand_id
  ), said AS (
    SELECT product_id, brand_id, word,
      coalesce(lead(word) OVER name IN ('|', '#'), true) AS ends,
      lag(word) OVER name IS NULL AS leads,
      lag(word) OVER name = '#' AS is_unit
    FROM sampled CROSS JOIN unnest(string_to_array(claims, ' ')) WITH ORDINALITY AS words (word, place)
    WINDOW name AS (PARTITION BY product_id ORDER BY place)
  ), counted AS (
    SELECT word, count(DISTINCT product_id) AS heads, count(*) FILTER (WHERE ends) AS ends,
      count(*) FILTER (WHERE leads) AS leads, count(*) FILTER (WHERE is_unit) AS units,
      count(DISTINCT brand_id) FILTER (WHERE ends OR leads) AS brands
    FROM said WHERE word NOT IN ('|', '#') GROUP BY word
  ), fitted AS (
    SELECT fit AS word, count(*) AS fits FROM sampled GROUP BY fit
  ), kinds AS (
    SELECT word, greatest(ends, leads) AS uses, leads >= 2 AND leads * 4 >= heads AS leads
    FROM counted LEFT JOIN fitted USING (word)
    WHERE brands >= 2 AND units * 2 <= heads
      AND (ends >= 2 AND (ends * 10 >= heads * 3 OR fits >= 2) OR leads >= 2 AND leads * 4 >= heads)
  ), forgotten AS (
    DELETE FROM search_kinds WHERE share = 100 AND word NOT IN (SELECT word FROM kinds)
  )
  INSERT INTO search_kinds (word, uses, leads) SELECT word, uses, leads FROM kinds
  ON CONFLICT (word) DO UPDATE SET uses = excluded.uses, leads = excluded.leads
  WHERE (search_kinds.uses, search_kinds.leads) IS DISTINCT FROM (excluded.uses, excluded.leads);

  UPDATE product_titles AS titles SET kinds = learnt.kinds, title = search_marked(learnt.title, learnt.kinds)
  FROM (
    SELECT product_id, now_said.kinds,
      search_title(products.name, products.model, brands.name, categories.name) AS title
    FROM product_titles AS known TABLESAMPLE SYSTEM (share) REPEATABLE (seed)
    JOIN products ON products.id = product_id
    JOIN brands ON brands.id = known.brand_id JOIN categories ON categories.id = known.category_id
    CROSS JOIN LATERAL (SELECT search_kinds_of(products.name, brands.name, specifications) AS kinds OFFSET 0) AS now_said
    WHERE known.kinds IS DISTINCT FROM now_said.kinds
  ) AS learnt
  WHERE titles.product_id = learnt.product_id;
END $$;

-- What a name, and specifications such as `Type`, say the product is, in runs of plain words.
CREATE OR REPLACE FUNCTION search_claims(name text, brand text, specifications jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  claims text := search_runs(search_head(name, brand), brand);
  pair jsonb;
BEGIN
  FOR pair IN SELECT * FROM jsonb_array_elements(specifications) LOOP
    IF lower(pair ->> 0) IN ('type', 'kind', 'product type', 'type de produit', 'item type') THEN
      claims := claims || ' | ' || search_runs(search_text(pair ->> 1), '');
    END IF;
  END LOOP;
  RETURN claims;
END $$;

-- The kinds of thing a product is: of every run of its claims the last word that is known to name a kind, but of the one
-- it begins with the first where kinds lead, as in French and Kinyarwanda. While none is known, the last of the first run.
CREATE OR REPLACE FUNCTION search_kinds_of(claims text) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(claims, ' ');
  known text[] := ARRAY(SELECT search_kinds.word FROM search_kinds WHERE search_kinds.word = ANY (words));
  led text := (SELECT search_kinds.word FROM search_kinds WHERE search_kinds.word = words[1] AND leads);
  kinds text[] := '{}';
  kind text;
  word text;
BEGIN
  FOREACH word IN ARRAY words || ARRAY['|'] LOOP
    IF word = ANY (known) THEN
      kind := CASE WHEN kinds = '{}' AND kind = led THEN led ELSE word END;
    ELSIF word IN ('|', '#') THEN
      IF kind IS NOT NULL AND kind <> ALL (kinds) THEN kinds := kinds || kind; END IF;
      kind := NULL;
    END IF;
  END LOOP;
  IF kinds = '{}' THEN RETURN coalesce(regexp_match(claims, '([^ |#]+)(?: [|#]|$)'), '{}'); END IF;
  RETURN kinds;
END $$;

-- What a name says the product is for: the last word of it.
CREATE OR REPLACE FUNCTION search_fitted(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT (regexp_match(lower(name),
    '\m(?:for|pour|compatible with|ya|cya)\s+(?:[a-z]+\s+){0,2}?([a-z]+)\s*(?:[,|(\[:;!/]|$)'))[1]
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
    SELECT product_id, titles.brand_id, search_claims(products.name, brands.name, specifications) AS claims,
      search_fitted(products.name) AS fit
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
      search_title(products.name, products.model, brands.name, category_words(known.category_id))
        || brand_former_names(brands.id) AS title
    FROM product_titles AS known TABLESAMPLE SYSTEM (share) REPEATABLE (seed)
    JOIN products ON products.id = product_id
    JOIN brands ON brands.id = known.brand_id
    CROSS JOIN LATERAL (
      SELECT search_kinds_of(search_claims(products.name, brands.name, specifications)) AS kinds OFFSET 0) AS now_said
    WHERE known.kinds IS DISTINCT FROM now_said.kinds
  ) AS learnt
  WHERE titles.product_id = learnt.product_id;
END $$;

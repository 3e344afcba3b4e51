-- Every write puts its words in their places at once. Otherwise they wait in a list that every search reads through,
-- and an embedded database, which nobody vacuums after a few writes, would keep the whole demo in it.
ALTER INDEX "product_texts_entries" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "product_titles_entries" SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX "search_words_trigrams" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list(list) FROM unnest('{product_texts_entries,product_titles_entries,search_words_trigrams}'::regclass[]) AS list;--> statement-breakpoint
-- Words of the catalogue that look like the typed ones: by the trigrams they share, and of titles also by the letters
-- to change, which finds `samsung` for `sumsang`. Comparing two words costs far more than the planner supposes: left
-- to itself it compares all there are instead of asking an index for the few that may do.
CREATE FUNCTION resembling_words(typed_words text[], most integer)
RETURNS TABLE (typed text, word text, uses integer, likeness real)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET random_page_cost = 0 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT typed.word, near.*
    FROM unnest(typed_words) AS typed (word)
    CROSS JOIN LATERAL (
      (SELECT known.word, title_uses, similarity(known.word, typed.word) AS likeness
        FROM search_words AS known
        WHERE known.word % typed.word
        ORDER BY likeness DESC, title_uses DESC
        LIMIT most)
      UNION
      (SELECT known.word, title_uses, similarity(known.word, typed.word)
        FROM search_words AS known
        WHERE known.word ~>=~ left(typed.word, 1) AND known.word ~<~ (left(typed.word, 1) || U&'\+10FFFF')
          AND title_uses > 0
          AND length(known.word) BETWEEN length(typed.word) - 2 AND length(typed.word) + 2
          AND levenshtein_less_equal(known.word, typed.word, 2) <= 2
        ORDER BY levenshtein_less_equal(known.word, typed.word, 2), title_uses DESC
        LIMIT most)
    ) AS near;
END $$;--> statement-breakpoint
DROP FUNCTION rank_products;--> statement-breakpoint
-- Asks one query after the other, of the titles, of all the texts or of both, until one finds as many as it should.
-- Answers a page of that, the best first, how many there are, and which query it was.
-- The index of words leads whatever the words are, so one plan does for all; making one took as long as searching.
CREATE FUNCTION rank_products(
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

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
END $$;

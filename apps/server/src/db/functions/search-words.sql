-- Words of the catalogue that look like the typed ones: by the trigrams they share, and of titles also by the letters
-- to change, which finds `samsung` for `sumsang`. Comparing two words costs far more than the planner supposes: left
-- to itself it compares all there are instead of asking an index for the few that may do.
CREATE OR REPLACE FUNCTION resembling_words(typed_words text[], most integer)
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

-- How many titles carry a word, from about as many products as asked for; a small catalogue is read whole.
CREATE OR REPLACE FUNCTION count_search_words(sample_size integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  titles_known real := (SELECT reltuples FROM pg_class WHERE oid = 'product_titles'::regclass);
  share real := CASE WHEN titles_known <= sample_size THEN 1 ELSE sample_size / titles_known END;
BEGIN
  UPDATE search_words AS known SET title_uses = counted.uses
  FROM (
    SELECT word, greatest(1, round(ndoc / share))::integer AS uses
    FROM ts_stat(format('SELECT title FROM product_titles TABLESAMPLE SYSTEM (%s)', 100 * share))
  ) AS counted
  WHERE known.word = counted.word AND known.title_uses <> counted.uses;
  PERFORM learn_search_kinds(sample_size);
END $$;

-- New words only: counting on every write would make all writers of "samsung" wait for each other.
CREATE OR REPLACE FUNCTION note_search_words(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (word)
    SELECT word FROM unnest(words) AS word WHERE word !~ '[0-9]' AND length(word) BETWEEN 2 AND 30 ORDER BY word
    ON CONFLICT DO NOTHING
$$;

-- Words of the synonym table are words of the shop: a slip in one of them is put right like any other.
CREATE OR REPLACE FUNCTION write_synonym_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_words
    WHERE word = ANY (string_to_array(search_text(OLD.term), ' ')) AND title_uses = 0
      AND NOT EXISTS (SELECT FROM search_synonyms WHERE word = ANY (string_to_array(search_text(term), ' ')))
      AND NOT EXISTS (SELECT FROM product_texts
        WHERE search_entries(document, ts_filter(document, '{b}')) @@ quote_literal(word)::tsquery);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_search_words(string_to_array(search_text(NEW.term), ' '));
  END IF;
  RETURN NULL;
END $$;

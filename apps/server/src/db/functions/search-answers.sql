-- Asks one question after the other, of titles or of all texts, until they have found enough, and answers what each of
-- them finds: id, score, family, whether it leads that. One plan for all words: making one took as long as searching.
CREATE OR REPLACE FUNCTION find_answers(
  questions tsquery[], in_texts boolean[], enough integer[], most integer[],
  named tsquery[], described tsquery[], typed tsquery, codes tsquery, shelves uuid[], wanted_kinds tsquery
) RETURNS TABLE (answers text)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  looked_at integer;
  found_here integer;
  found_so_far integer := 0;
BEGIN
  FOR asked IN 1 .. cardinality(questions) LOOP
    -- Of what only comes near, or is suggested, any will do; the most appealing of all that answer are wanted.
    looked_at := CASE WHEN most[asked] < 400 THEN most[asked] ELSE 4000 END;
    SELECT coalesce(json_agg(json_build_array(product_id, score, family, leads)), '[]'), count(*) INTO answers, found_here
    FROM (
      -- Model numbers first, then what kind of thing it is, its category, its words, and the shopper's own before synonyms.
      SELECT product_id, family, leads, appeal
        + CASE WHEN document @@ codes THEN 10 ELSE 0 END
        + CASE WHEN title @@ wanted_kinds THEN 1 ELSE 0 END
        + CASE WHEN category_id = ANY (shelves) THEN 0.8 ELSE 0 END
        + CASE WHEN document @@ typed THEN 0.15 ELSE 0 END
        + (SELECT avg(CASE WHEN document @@ slot.named THEN 1 WHEN document @@ slot.described THEN 0.4 ELSE 0 END)
          FROM unnest(named, described) AS slot (named, described)) AS score
      FROM (
        SELECT * FROM (
          -- What a title says counts a little more than what a text does.
          (SELECT product_id, category_id, family, leads, title, title AS document, appeal::float8 + 0.05 AS appeal
            FROM product_titles
            WHERE NOT in_texts[asked] AND search_title_entries(title) @@ questions[asked] LIMIT looked_at)
          UNION ALL
          -- One by one, so that the words lead here too and not the other table.
          (SELECT titled.product_id, category_id, family, leads, title, document, appeal::float8 FROM product_texts
            CROSS JOIN LATERAL (SELECT * FROM product_titles WHERE product_id = product_texts.product_id LIMIT 1) AS titled
            WHERE in_texts[asked] AND search_entries(document, ts_filter(document, '{b}')) @@ questions[asked] LIMIT looked_at)
        ) AS matches ORDER BY appeal DESC, product_id LIMIT most[asked]
      ) AS best
    ) AS scored;
    RETURN NEXT;
    found_so_far := found_so_far + found_here;
    EXIT WHEN found_so_far > 0 AND found_so_far >= enough[asked];
  END LOOP;
END $$;

-- What makes one of two equal answers the better. In steps, so that most sales leave it as it is.
CREATE OR REPLACE FUNCTION search_appeal(available boolean, sold bigint, rating_rank real) RETURNS real
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round((CASE WHEN available THEN 0.05 ELSE 0 END + 0.02 * (ln(1 + sold) + rating_rank))::numeric, 3)::real
$$;

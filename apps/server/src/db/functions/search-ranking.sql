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

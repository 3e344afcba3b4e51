-- Filling the new table of a large catalogue takes longer than a shopper's statement may.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
-- What the indexes of words hold: the words, and as one entry every two without digits of which the first is a head.
-- Two words asked for together are found there at once; going through all that have one of them takes ten times as long.
CREATE FUNCTION search_entries(document tsvector, heads tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT document || array_to_tsvector(coalesce(
    array_agg(DISTINCT least(head, word COLLATE "C") || ' ' || greatest(head, word COLLATE "C")), '{}'))
  FROM unnest(tsvector_to_array(heads)) AS head JOIN unnest(tsvector_to_array(document)) AS word ON word <> head
  WHERE head !~ '[0-9]' AND word !~ '[0-9]'
$$;--> statement-breakpoint
-- Words among these that are part of the name of a brand, as words of a brand's weight.
CREATE FUNCTION search_brands(words text[]) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_vector(coalesce(string_agg(DISTINCT word, ' '), ''), 'B')
  FROM brands, unnest(string_to_array(search_text(name), ' ')) AS word WHERE word = ANY (words)
$$;--> statement-breakpoint
-- What makes one of two equal answers the better. In steps, so that most sales leave it as it is.
CREATE FUNCTION search_appeal(available boolean, sold bigint, rating_rank real) RETURNS real
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round((CASE WHEN available THEN 0.05 ELSE 0 END + 0.02 * (ln(1 + sold) + rating_rank))::numeric, 3)::real
$$;--> statement-breakpoint
CREATE TABLE "product_titles" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"unit_price_rwf" bigint NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"appeal" real NOT NULL,
	"title" "tsvector" NOT NULL
);
--> statement-breakpoint
INSERT INTO product_titles (product_id, category_id, brand_id, unit_price_rwf, rating, appeal, title)
  SELECT id, category_id, brand_id, unit_price_rwf, rating, search_appeal(stock > reserved, sold, rating_rank), title
  FROM products WHERE published_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "product_titles" ADD CONSTRAINT "product_titles_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_titles_entries" ON "product_titles" USING gin (search_entries("title", "title"));--> statement-breakpoint
CREATE INDEX "product_titles_appeal" ON "product_titles" USING btree ("appeal" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_titles_price" ON "product_titles" USING btree ("unit_price_rwf","product_id");--> statement-breakpoint
WITH brand_words AS MATERIALIZED (
  SELECT DISTINCT word FROM brands, unnest(string_to_array(search_text(name), ' ')) AS word WHERE word <> ''
), mentioned AS (
  SELECT product_id, string_agg(word, ' ') AS words FROM brand_words JOIN product_texts
    ON document @@ quote_literal(word)::tsquery AND NOT document @@ (quote_literal(word) || ':B')::tsquery
  GROUP BY product_id
)
UPDATE product_texts SET document = document || search_vector(words, 'B')
  FROM mentioned WHERE mentioned.product_id = product_texts.product_id;--> statement-breakpoint
DROP INDEX "product_texts_document";--> statement-breakpoint
CREATE INDEX "product_texts_entries" ON "product_texts" USING gin (search_entries("document", ts_filter("document", '{b}')));--> statement-breakpoint
DROP TRIGGER products_title ON products;--> statement-breakpoint
DROP FUNCTION write_product_title;--> statement-breakpoint
DROP TRIGGER products_texts ON products;--> statement-breakpoint
DROP INDEX "products_title";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "title";--> statement-breakpoint
-- Of brands, those a text mentions are noted with the product's own: shoppers look for what goes with what they have.
-- New words only: counting on every write would make all writers of "samsung" wait for each other.
CREATE OR REPLACE FUNCTION write_product_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title tsvector := search_title(NEW.name, NEW.model,
    (SELECT name FROM brands WHERE id = NEW.brand_id), (SELECT name FROM categories WHERE id = NEW.category_id));
  written tsvector := search_document(title, NEW.short_description, NEW.description, NEW.specifications);
BEGIN
  DELETE FROM product_titles WHERE product_id = NEW.id;
  IF NEW.published_at IS NOT NULL THEN
    INSERT INTO product_titles (product_id, category_id, brand_id, unit_price_rwf, rating, appeal, title)
      VALUES (NEW.id, NEW.category_id, NEW.brand_id, NEW.unit_price_rwf, NEW.rating,
        search_appeal(NEW.stock > NEW.reserved, NEW.sold, NEW.rating_rank), title);
  END IF;
  INSERT INTO product_texts (product_id, document) VALUES (NEW.id, written || search_brands(tsvector_to_array(written)))
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document;
  INSERT INTO search_words (word)
    SELECT word FROM unnest(tsvector_to_array(written)) AS word
    WHERE word !~ '[0-9]' AND length(word) BETWEEN 2 AND 30 ORDER BY word
    ON CONFLICT DO NOTHING;
  UPDATE search_words SET title_uses = 1 WHERE word = ANY (tsvector_to_array(title)) AND title_uses = 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_texts AFTER INSERT
  OR UPDATE OF name, model, brand_id, category_id, short_description, description, specifications, published_at ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_texts();--> statement-breakpoint
CREATE FUNCTION write_product_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_titles SET unit_price_rwf = NEW.unit_price_rwf, rating = NEW.rating,
    appeal = search_appeal(NEW.stock > NEW.reserved, NEW.sold, NEW.rating_rank) WHERE product_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_appeal AFTER UPDATE OF price_rwf, discount_percent, stock, reserved, sold, rating_sum, rating_count
  ON products FOR EACH ROW
  WHEN (OLD.unit_price_rwf <> NEW.unit_price_rwf OR OLD.rating <> NEW.rating
    OR search_appeal(OLD.stock > OLD.reserved, OLD.sold, OLD.rating_rank)
      <> search_appeal(NEW.stock > NEW.reserved, NEW.sold, NEW.rating_rank))
  EXECUTE FUNCTION write_product_appeal();--> statement-breakpoint
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
END $$;--> statement-breakpoint
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
    INSERT INTO search_words (word)
      SELECT word FROM unnest(string_to_array(search_text(NEW.term), ' ')) AS word
      WHERE word !~ '[0-9]' AND length(word) BETWEEN 2 AND 30 ORDER BY word
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP FUNCTION rank_products;--> statement-breakpoint
DROP FUNCTION search_relevance;--> statement-breakpoint
-- How well a product answers: model numbers first, then its category and the words of the query (in the name or
-- brand before category and description), the shopper's own words before synonyms; of equals the more appealing.
-- One expression, so that it becomes part of the query that uses it.
CREATE FUNCTION search_relevance(
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
$$;--> statement-breakpoint
-- Asks one query after the other, of the titles or of all the texts, until one finds something. Answers a page of
-- that, the best first, how many there are, and which query it was.
-- The index of words leads whatever the words are, so one plan does for all; making one took as long as searching.
CREATE FUNCTION rank_products(
  queries tsquery[], in_titles boolean[], most integer[],
  named tsquery[], described tsquery[], typed tsquery, codes tsquery, shelves uuid[],
  category uuid, brand uuid, min_rating numeric, low_price bigint, high_price bigint,
  sorting text, skipped integer, shown integer
) RETURNS TABLE (listed text, total integer, place integer)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY
    SELECT found.listed, found.total, attempt.place::integer
    FROM unnest(queries, in_titles, most) WITH ORDINALITY AS attempt (wanted, is_in_titles, most_hits, place)
    CROSS JOIN LATERAL (
      WITH hits AS MATERIALIZED (
        SELECT product_id,
          CASE sorting
            WHEN 'low-to-high' THEN -unit_price_rwf
            WHEN 'high-to-low' THEN unit_price_rwf
            ELSE search_relevance(document, named, described, typed, codes, category_id = ANY (shelves), appeal)
          END AS score
        FROM (
          (SELECT product_id, category_id, unit_price_rwf, appeal, title AS document
            FROM product_titles
            WHERE is_in_titles AND search_entries(title, title) @@ wanted
              AND (category IS NULL OR category_id = category) AND (brand IS NULL OR brand_id = brand)
              AND (min_rating IS NULL OR rating >= min_rating)
              AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
            LIMIT most_hits)
          UNION ALL
          (SELECT product_texts.product_id, category_id, unit_price_rwf, appeal, document
            FROM product_texts
            -- One by one, so that the words lead here too and not the other table.
            CROSS JOIN LATERAL (SELECT * FROM product_titles WHERE product_id = product_texts.product_id LIMIT 1) AS titled
            WHERE NOT is_in_titles AND search_entries(document, ts_filter(document, '{b}')) @@ wanted
              AND (category IS NULL OR category_id = category) AND (brand IS NULL OR brand_id = brand)
              AND (min_rating IS NULL OR rating >= min_rating)
              AND (low_price IS NULL OR unit_price_rwf >= low_price) AND (high_price IS NULL OR unit_price_rwf <= high_price)
            LIMIT most_hits)
        ) AS answering
      )
      SELECT (
          SELECT string_agg(product_id || ':' || (SELECT xmin FROM products WHERE id = product_id), ',')
          FROM (SELECT product_id FROM hits ORDER BY score DESC, product_id OFFSET skipped LIMIT shown) AS page
        ) AS listed,
        (SELECT count(*)::integer FROM hits) AS total
    ) AS found
    WHERE found.total > 0
    LIMIT 1;
END $$;

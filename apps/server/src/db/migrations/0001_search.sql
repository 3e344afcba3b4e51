CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
-- Filling the new columns of a large catalogue takes longer than a shopper's statement may.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
-- The words of a text, without capitals, accents and punctuation, one space between them. Declared
-- immutable so that it can be indexed: the rules of unaccent are part of the installation.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, value)),
    '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g'))
$$;--> statement-breakpoint
-- Parts joined by a hyphen or the like, written as one word too: Wi-Fi is also wifi.
CREATE FUNCTION search_joined(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(string_agg(regexp_replace(parts[1], '[^a-z0-9]', '', 'g'), ' '), '')
  FROM regexp_matches(lower(public.unaccent('public.unaccent'::regdictionary, value)),
    '[a-z0-9]+(?:[-/.''][a-z0-9]+)+', 'g') AS parts
$$;--> statement-breakpoint
-- Words of one weight. Built word by word, because the parser of to_tsvector takes model numbers for
-- paths, hosts and exponents.
CREATE FUNCTION search_vector(words text, weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(string_agg(left(word, 60) || ':' || least(place, 16000) || weight, ' '), '')::tsvector
  FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS listed (word, place)
  WHERE word <> ''
$$;--> statement-breakpoint
CREATE FUNCTION search_title(name text, model text, brand text, category text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_vector(search_text(name) || ' ' || search_joined(name), 'A')
    || search_vector(search_text(model) || ' ' || lower(regexp_replace(model, '[^A-Za-z0-9]', '', 'g')), 'A')
    || search_vector(search_text(brand), 'B')
    || search_vector(search_text(category), 'C')
$$;--> statement-breakpoint
CREATE FUNCTION search_document(title tsvector, short_description text, description text, specifications jsonb)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT title || search_vector(search_text(short_description || ' ' || description || ' ' || coalesce(
    (SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(specifications, '$[*][*]') AS value), '')), 'D')
$$;--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"title_uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_name_trigrams";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_texts_document" ON "product_texts" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("unit_price_rwf","id","rating") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_category_brand_price" ON "products" USING btree ("category_id","brand_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_brand_price" ON "products" USING btree ("brand_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_brand_popular" ON "products" USING btree ("brand_id","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id") WHERE "products"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING gin ("title");--> statement-breakpoint
CREATE INDEX "search_synonyms_words" ON "search_synonyms" USING btree (search_text("term"));--> statement-breakpoint
CREATE FUNCTION write_product_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.title := search_title(NEW.name, NEW.model,
    (SELECT name FROM brands WHERE id = NEW.brand_id), (SELECT name FROM categories WHERE id = NEW.category_id));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_title BEFORE INSERT OR UPDATE OF name, model, brand_id, category_id ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_title();--> statement-breakpoint
-- New words only: counting on every write would make all writers of "samsung" wait for each other.
CREATE FUNCTION write_product_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written tsvector := search_document(NEW.title, NEW.short_description, NEW.description, NEW.specifications);
BEGIN
  INSERT INTO product_texts (product_id, document) VALUES (NEW.id, written)
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document;
  INSERT INTO search_words (word)
    SELECT word FROM unnest(tsvector_to_array(written)) AS word
    WHERE word !~ '[0-9]' AND length(word) BETWEEN 2 AND 30 ORDER BY word
    ON CONFLICT DO NOTHING;
  UPDATE search_words SET title_uses = 1 WHERE word = ANY (tsvector_to_array(NEW.title)) AND title_uses = 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_texts AFTER INSERT
  OR UPDATE OF name, model, brand_id, category_id, short_description, description, specifications ON products
  FOR EACH ROW EXECUTE FUNCTION write_product_texts();--> statement-breakpoint
CREATE FUNCTION rewrite_brand_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET brand_id = brand_id WHERE brand_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER brands_titles AFTER UPDATE OF name ON brands FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rewrite_brand_titles();--> statement-breakpoint
CREATE FUNCTION rewrite_category_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET category_id = category_id WHERE category_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_titles AFTER UPDATE OF name ON categories FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rewrite_category_titles();--> statement-breakpoint
-- How many titles carry a word, from about as many products as asked for; a small catalogue is read whole.
CREATE FUNCTION count_search_words(sample_size integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  products_known real := (SELECT reltuples FROM pg_class WHERE oid = 'products'::regclass);
  share real := CASE WHEN products_known <= sample_size THEN 1 ELSE sample_size / products_known END;
BEGIN
  UPDATE search_words AS known SET title_uses = counted.uses
  FROM (
    SELECT word, greatest(1, round(ndoc / share))::integer AS uses
    FROM ts_stat(format('SELECT title FROM products TABLESAMPLE SYSTEM (%s) WHERE published_at IS NOT NULL', 100 * share))
  ) AS counted
  WHERE known.word = counted.word AND known.title_uses <> counted.uses;
END $$;--> statement-breakpoint
UPDATE products SET brand_id = brand_id;--> statement-breakpoint
SELECT count_search_words(50000);

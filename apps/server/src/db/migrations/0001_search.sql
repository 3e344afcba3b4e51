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
ALTER TABLE "products" ADD COLUMN "model_key" text GENERATED ALWAYS AS (lower(regexp_replace(model, '[^A-Za-z0-9]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
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
CREATE INDEX "products_model_key" ON "products" USING btree ("model_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_synonyms_words" ON "search_synonyms" USING btree (search_text("term"));
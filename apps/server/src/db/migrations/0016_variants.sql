CREATE TABLE "brand_aliases" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remote_pictures" (
	"product_id" uuid NOT NULL,
	"address" text NOT NULL,
	"image" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "remote_pictures_product_id_address_pk" PRIMARY KEY("product_id","address")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "leads" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "was_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_aliases" ADD CONSTRAINT "brand_aliases_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_pictures" ADD CONSTRAINT "remote_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_aliases_name_key" ON "brand_aliases" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "brand_aliases_brand" ON "brand_aliases" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "remote_pictures_due" ON "remote_pictures" USING btree ("next_try_at") WHERE "remote_pictures"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "remote_pictures_kept" ON "remote_pictures" USING btree ("address") WHERE "remote_pictures"."image" is not null;--> statement-breakpoint
-- Made before the old ones go: until the commit the shop can go on reading.
CREATE UNIQUE INDEX "products_own_sku_key" ON "products" USING btree ("seller_id",lower("sku")) WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("seller_id",lower("family")) WHERE "products"."family" is not null;--> statement-breakpoint
CREATE INDEX "products_in_families" ON "products" USING btree ("id") WHERE "products"."family" is not null;--> statement-breakpoint
CREATE INDEX "products_listed_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id","unit_price_rwf","rating","category_id","brand_id","discount_percent","is_sold_out") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_rated" ON "products" USING btree ("rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating","category_id","brand_id","discount_percent","is_sold_out") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_popular" ON "products" USING btree ("is_sold_out","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating","category_id","brand_id","discount_percent") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_price" ON "products" USING btree ("unit_price_rwf","id","rating","category_id","brand_id","discount_percent","is_sold_out") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_category_price" ON "products" USING btree ("category_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_category_brand_price" ON "products" USING btree ("category_id","brand_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_brand_price" ON "products" USING btree ("brand_id","unit_price_rwf","id","rating") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_popular_of_category" ON "products" USING btree ("category_id","is_sold_out","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
CREATE INDEX "products_listed_popular_of_brand" ON "products" USING btree ("brand_id","is_sold_out","sold" DESC NULLS FIRST,"rating_rank" DESC NULLS FIRST,"id","unit_price_rwf","rating") WHERE "products"."published_at" is not null and "products"."leads";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_deleted_not_sold" CHECK ("products"."deleted_at" is null or "products"."published_at" is null);--> statement-breakpoint
DROP INDEX "products_sku_key";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_category_price";--> statement-breakpoint
DROP INDEX "products_category_brand_price";--> statement-breakpoint
DROP INDEX "products_brand_price";--> statement-breakpoint
DROP INDEX "products_popular_of_category";--> statement-breakpoint
DROP INDEX "products_popular_of_brand";--> statement-breakpoint
CREATE TRIGGER products_joins_family AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.family IS NOT NULL) EXECUTE FUNCTION lead_family_of_product();--> statement-breakpoint
CREATE TRIGGER products_leaves_family AFTER DELETE ON products FOR EACH ROW
  WHEN (OLD.family IS NOT NULL) EXECUTE FUNCTION lead_family_of_product();--> statement-breakpoint
CREATE TRIGGER products_in_family AFTER UPDATE OF family, price_rwf, discount_percent, sale_price_rwf, stock, reserved, published_at
  ON products FOR EACH ROW
  WHEN ((OLD.family IS NOT NULL OR NEW.family IS NOT NULL) AND (OLD.family IS DISTINCT FROM NEW.family
    OR OLD.unit_price_rwf <> NEW.unit_price_rwf OR (OLD.published_at IS NULL) <> (NEW.published_at IS NULL)
    OR (OLD.stock > OLD.reserved) <> (NEW.stock > NEW.reserved)))
  EXECUTE FUNCTION lead_family_of_product();--> statement-breakpoint
INSERT INTO remote_pictures (product_id, address)
  SELECT DISTINCT id, address FROM products CROSS JOIN unnest(images) AS address WHERE address LIKE 'http%';

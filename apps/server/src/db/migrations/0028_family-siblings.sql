CREATE TABLE "family_siblings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"leader_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"unit_price_rwf" bigint NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"discount_percent" smallint NOT NULL,
	"is_sold_out" boolean NOT NULL,
	"leader_category_id" uuid NOT NULL,
	"leader_brand_id" uuid NOT NULL,
	"leader_unit_price_rwf" bigint NOT NULL,
	"leader_rating" numeric(2, 1) NOT NULL,
	"leader_discount_percent" smallint NOT NULL,
	"leader_is_sold_out" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "family_siblings" ADD CONSTRAINT "family_siblings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_siblings_price" ON "family_siblings" USING btree ("unit_price_rwf","leader_unit_price_rwf");--> statement-breakpoint
CREATE TRIGGER products_narrowed_in_family AFTER UPDATE OF category_id, brand_id, discount_percent, sale_price_rwf, rating_sum, rating_count
  ON products FOR EACH ROW
  WHEN (NEW.family IS NOT NULL AND NEW.published_at IS NOT NULL AND (OLD.category_id <> NEW.category_id
    OR OLD.brand_id <> NEW.brand_id OR OLD.discount_percent <> NEW.discount_percent OR OLD.rating <> NEW.rating))
  EXECUTE FUNCTION lead_family_of_product();--> statement-breakpoint
INSERT INTO family_siblings
  SELECT own.id, led.id, own.category_id, own.brand_id, own.unit_price_rwf, own.rating, own.discount_percent, own.is_sold_out,
    led.category_id, led.brand_id, led.unit_price_rwf, led.rating, led.discount_percent, led.is_sold_out
  FROM products AS own
  JOIN products AS led ON led.seller_id = own.seller_id AND lower(led.family) = lower(own.family)
  WHERE own.published_at IS NOT NULL AND NOT own.leads AND led.published_at IS NOT NULL AND led.leads;

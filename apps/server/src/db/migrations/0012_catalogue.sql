CREATE TABLE "product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"facts" jsonb,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verdict" text,
	"product_id" uuid,
	"changes" jsonb,
	"applied_at" timestamp with time zone,
	CONSTRAINT "catalogue_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"columns" jsonb NOT NULL,
	"state" text DEFAULT 'staged' NOT NULL,
	"takes_proposals" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"brand_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "catalogue_imports_state_known" CHECK ("catalogue_imports"."state" in ('staged', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_unit_price";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "unit_price_rwf" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warranty_months" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "box_contents" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price_rwf" bigint;--> statement-breakpoint
ALTER TABLE "product_slugs" ADD CONSTRAINT "product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_rows" ADD CONSTRAINT "catalogue_import_rows_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_slugs_product" ON "product_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "catalogue_import_rows_verdict" ON "catalogue_import_rows" USING btree ("import_id","verdict","row");--> statement-breakpoint
CREATE INDEX "catalogue_imports_seller" ON "catalogue_imports" USING btree ("seller_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_key" ON "products" USING btree ("seller_id",lower("sku"));--> statement-breakpoint
CREATE INDEX "products_seller_name" ON "products" USING btree ("seller_id",lower("name"));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_below_price" CHECK ("products"."sale_price_rwf" between 1 and "products"."price_rwf" - 1);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_warranty" CHECK ("products"."warranty_months" between 0 and 1200);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_paid_price" CHECK ("order_lines"."unit_price_rwf" between 0 and "order_lines"."price_rwf");
--> statement-breakpoint
CREATE TRIGGER products_unit_price BEFORE INSERT OR UPDATE OF price_rwf, discount_percent, sale_price_rwf ON products
  FOR EACH ROW EXECUTE FUNCTION write_unit_price();--> statement-breakpoint
CREATE OR REPLACE TRIGGER products_appeal AFTER UPDATE OF price_rwf, discount_percent, sale_price_rwf, stock, reserved, sold,
  rating_sum, rating_count ON products FOR EACH ROW
  WHEN (OLD.unit_price_rwf <> NEW.unit_price_rwf OR OLD.rating <> NEW.rating
    OR search_appeal(OLD.stock > OLD.reserved, OLD.sold, OLD.rating_rank)
      <> search_appeal(NEW.stock > NEW.reserved, NEW.sold, NEW.rating_rank))
  EXECUTE FUNCTION write_product_appeal();

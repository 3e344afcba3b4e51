CREATE TABLE "category_specifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"choices" text[] DEFAULT '{}'::text[] NOT NULL,
	"lowest" double precision,
	"highest" double precision,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_specifications_kind" CHECK ("category_specifications"."kind" in ('number', 'choice', 'yes-no')),
	CONSTRAINT "category_specifications_range" CHECK ("category_specifications"."lowest" <= "category_specifications"."highest"),
	CONSTRAINT "category_specifications_choices" CHECK (("category_specifications"."kind" = 'choice') = (cardinality("category_specifications"."choices") > 0))
);
--> statement-breakpoint
CREATE TABLE "product_specifications" (
	"product_id" uuid NOT NULL,
	"specification_id" uuid NOT NULL,
	"choice" text DEFAULT '' NOT NULL,
	"number" double precision,
	CONSTRAINT "product_specifications_product_id_specification_id_pk" PRIMARY KEY("product_id","specification_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "level" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "parent_level" smallint GENERATED ALWAYS AS (level - 1) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_sold_out" boolean GENERATED ALWAYS AS (stock <= reserved) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "category_specifications" ADD CONSTRAINT "category_specifications_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_specifications" ADD CONSTRAINT "product_specifications_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_specifications" ADD CONSTRAINT "product_specifications_specification_id_category_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."category_specifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_specifications_name_key" ON "category_specifications" USING btree ("category_id",lower("name"));--> statement-breakpoint
CREATE INDEX "product_specifications_values" ON "product_specifications" USING btree ("specification_id","choice","number","product_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_level_key" UNIQUE("id","level");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_below_parent" FOREIGN KEY ("parent_id","parent_level") REFERENCES "public"."categories"("id","level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_three_levels" CHECK ("categories"."level" between 1 and 3);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_top_level" CHECK (("categories"."parent_id" is null) = ("categories"."level" = 1));--> statement-breakpoint
CREATE TRIGGER categories_moved AFTER UPDATE OF parent_id ON categories FOR EACH ROW
  WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION rewrite_category_titles();--> statement-breakpoint
CREATE TRIGGER products_specified AFTER INSERT ON products FOR EACH ROW
  WHEN (NEW.specifications <> '[]') EXECUTE FUNCTION write_product_specifications();--> statement-breakpoint
CREATE TRIGGER products_specifications AFTER UPDATE OF specifications, category_id ON products FOR EACH ROW
  WHEN (OLD.specifications <> NEW.specifications OR OLD.category_id <> NEW.category_id)
  EXECUTE FUNCTION write_product_specifications();--> statement-breakpoint
CREATE TRIGGER category_specifications_products AFTER INSERT OR UPDATE ON category_specifications
  FOR EACH ROW EXECUTE FUNCTION write_category_specifications();

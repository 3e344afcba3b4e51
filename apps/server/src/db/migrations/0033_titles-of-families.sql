ALTER TABLE "product_titles" ADD COLUMN "family" uuid;--> statement-breakpoint
ALTER TABLE "product_titles" ADD COLUMN "leads" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE product_titles AS titles SET family = family_key(seller_id, products.family), leads = products.leads
  FROM products WHERE products.id = product_id AND products.family IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER products_title_of_family AFTER UPDATE OF family, leads, seller_id ON products FOR EACH ROW
  WHEN (OLD.family IS DISTINCT FROM NEW.family OR OLD.leads <> NEW.leads OR OLD.seller_id <> NEW.seller_id)
  EXECUTE FUNCTION write_product_family();--> statement-breakpoint
CREATE INDEX "product_titles_places" ON "product_titles" USING gin (search_title_places("title")) WITH (fastupdate=off);--> statement-breakpoint
DROP INDEX "product_titles_words";

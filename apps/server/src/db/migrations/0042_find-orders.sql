CREATE TABLE "order_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);

CREATE TABLE "order_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"filters" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "order_views" ADD CONSTRAINT "order_views_person_id_sellers_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "order_texts_trigrams" ON "order_texts" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit=256);
CREATE UNIQUE INDEX "order_views_one_per_name" ON "order_views" USING btree ("person_id","is_whole","name");
CREATE INDEX "order_parts_without_rider" ON "order_parts" USING btree ("order_id") WHERE "order_parts"."rider_id" is null and "order_parts"."status" in ('pending', 'processing', 'warehouse');
CREATE TRIGGER order_lines_added AFTER INSERT ON order_lines REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_texts_of_lines();
CREATE TRIGGER order_lines_removed AFTER DELETE ON order_lines REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_texts_of_lines();
CREATE TRIGGER orders_readdressed AFTER UPDATE OF shipping_name, shipping_phone ON orders FOR EACH ROW
  WHEN (OLD.shipping_name <> NEW.shipping_name OR OLD.shipping_phone <> NEW.shipping_phone)
  EXECUTE FUNCTION write_order_text();
CREATE TRIGGER warranties_numbered AFTER UPDATE OF serial ON warranties FOR EACH ROW
  WHEN (NEW.serial IS NOT NULL) EXECUTE FUNCTION write_text_of_order();
CREATE TRIGGER payments_referenced AFTER INSERT ON payments FOR EACH ROW
  WHEN (NEW.reference_key IS NOT NULL) EXECUTE FUNCTION write_text_of_order();

-- Orders that are there already.
SELECT store_order_texts(ARRAY (SELECT id FROM orders));

CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"staff_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('received', 'counted', 'broken', 'sold', 'came_back', 'corrected')),
	CONSTRAINT "stock_movements_units" CHECK ("stock_movements"."units" <> 0)
);

ALTER TABLE "products" ADD COLUMN "cost_rwf" bigint;
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "stock_movements_of_product" ON "stock_movements" USING btree ("product_id","id" DESC NULLS LAST);
ALTER TABLE "products" ADD CONSTRAINT "products_cost_not_negative" CHECK ("products"."cost_rwf" >= 0);

-- by hand
CREATE TRIGGER products_stocked AFTER INSERT ON products FOR EACH ROW WHEN (NEW.stock <> 0)
  EXECUTE FUNCTION write_stock_movement();
CREATE TRIGGER products_stock_moved AFTER UPDATE OF stock ON products FOR EACH ROW WHEN (NEW.stock <> OLD.stock)
  EXECUTE FUNCTION write_stock_movement();

-- What is in stock already.
INSERT INTO stock_movements (product_id, units, reason) SELECT id, stock, 'counted' FROM products WHERE stock <> 0;

CREATE TABLE "invoice_counters" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);

CREATE TABLE "invoice_recipients" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"tin" text NOT NULL
);

CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"credits_id" uuid,
	"gross_rwf" bigint NOT NULL,
	"vat_rwf" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"staff_id" uuid,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_id_part" UNIQUE("id","part_id"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" > 0),
	CONSTRAINT "invoices_credits" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_amounts" CHECK (case "invoices"."kind" when 'invoice' then "invoices"."vat_rwf" between 0 and "invoices"."gross_rwf" else "invoices"."vat_rwf" between "invoices"."gross_rwf" and 0 end)
);

ALTER TABLE "categories" ADD COLUMN "vat_percent" smallint;
ALTER TABLE "order_lines" ADD COLUMN "vat_percent" smallint;
ALTER TABLE "sellers" ADD COLUMN "tin" text DEFAULT '' NOT NULL;
ALTER TABLE "sellers" ADD COLUMN "without_vat" boolean DEFAULT false NOT NULL;
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoice_recipients" ADD CONSTRAINT "invoice_recipients_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_part_of_order" FOREIGN KEY ("part_id","order_id") REFERENCES "public"."order_parts"("id","order_id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_its_part" FOREIGN KEY ("credits_id","part_id") REFERENCES "public"."invoices"("id","part_id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "invoices_number_of_shop" ON "invoices" USING btree ("seller_id","number");
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id");
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("issued_at","seller_id");
CREATE INDEX "invoices_of_shop_by_day" ON "invoices" USING btree ("seller_id","issued_at");
ALTER TABLE "categories" ADD CONSTRAINT "categories_vat" CHECK ("categories"."vat_percent" between 0 and 100);
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_vat" CHECK ("order_lines"."vat_percent" between 0 and 100);
-- by hand
CREATE OR REPLACE TRIGGER categories_audit AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW
  EXECUTE FUNCTION write_audit('category', 'name', 'slug', 'image', 'position', 'parent_id', 'vat_percent');
CREATE OR REPLACE TRIGGER sellers_audit AFTER UPDATE OF status, role, shop_name, owner_name, staff_role, tin, without_vat ON sellers FOR EACH ROW
  EXECUTE FUNCTION write_audit('shop', 'status', 'role', 'shop_name', 'owner_name', 'staff_role', 'tin', 'without_vat');
CREATE TRIGGER invoices_kept AFTER UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

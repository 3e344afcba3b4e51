ALTER TABLE "orders" ADD COLUMN "deliver_from" date;
ALTER TABLE "orders" ADD COLUMN "deliver_until" date;
ALTER TABLE "vouchers" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;
ALTER TABLE "vouchers" ADD COLUMN "category_id" uuid;
ALTER TABLE "vouchers" ADD COLUMN "brand_id" uuid;
ALTER TABLE "vouchers" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "vouchers_automatic" ON "vouchers" USING btree ("seller_id") WHERE "vouchers"."is_automatic" and "vouchers"."active";
-- by hand
CREATE OR REPLACE TRIGGER vouchers_audit AFTER INSERT OR DELETE OR UPDATE OF code, is_automatic, percent_off, amount_off_rwf,
  category_id, brand_id, first_order_only, minimum_rwf, uses_allowed, uses_per_customer, starts_at, ends_at, active
  ON vouchers FOR EACH ROW
  EXECUTE FUNCTION write_audit('voucher', 'code', 'is_automatic', 'percent_off', 'amount_off_rwf', 'category_id', 'brand_id',
    'first_order_only', 'minimum_rwf', 'uses_allowed', 'uses_per_customer', 'starts_at', 'ends_at', 'active');

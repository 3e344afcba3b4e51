ALTER TABLE "order_parts" ADD COLUMN "pickup_code" text;
ALTER TABLE "sellers" ADD COLUMN "pickup_address" text DEFAULT '' NOT NULL;
ALTER TABLE "sellers" ADD COLUMN "pickup_hours" text DEFAULT '' NOT NULL;
CREATE UNIQUE INDEX "order_parts_pickup_code_key" ON "order_parts" USING btree ("order_id","pickup_code") WHERE "order_parts"."pickup_code" is not null;
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_pickup_code" CHECK ("order_parts"."pickup_code" ~ '^[0-9]{6}$');
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_pickup_is_free" CHECK ("order_parts"."pickup_code" is null or "order_parts"."shipping_fee_rwf" = 0);
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_pickup" CHECK (("sellers"."pickup_address" = '') = ("sellers"."pickup_hours" = ''));
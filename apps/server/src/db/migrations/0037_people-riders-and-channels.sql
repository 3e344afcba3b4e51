ALTER TABLE "order_parts" ADD COLUMN "rider_id" uuid;
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;
ALTER TABLE "sellers" ADD COLUMN "employer_id" uuid;
ALTER TABLE "sellers" ADD COLUMN "staff_role" text DEFAULT 'owner' NOT NULL;
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_rider_id_sellers_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_employer_id_sellers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "order_parts_of_rider" ON "order_parts" USING btree ("rider_id","status") WHERE "order_parts"."rider_id" is not null;
CREATE INDEX "sellers_of_employer" ON "sellers" USING btree ("employer_id");
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel" CHECK ("orders"."channel" in ('web', 'phone', 'counter'));
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_staff_role_known" CHECK ("sellers"."staff_role" in ('owner', 'manager', 'sales', 'stock', 'support', 'rider'));
-- Until now only the key told them apart.
UPDATE "orders" SET "channel" = 'phone' WHERE "idempotency_key" LIKE 'counter %';

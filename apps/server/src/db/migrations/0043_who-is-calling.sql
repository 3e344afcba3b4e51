ALTER TABLE "orders" ADD COLUMN "caller_id" uuid;
ALTER TABLE "orders" ADD COLUMN "caller_until" timestamp with time zone;
ALTER TABLE "orders" ADD CONSTRAINT "orders_caller_id_sellers_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
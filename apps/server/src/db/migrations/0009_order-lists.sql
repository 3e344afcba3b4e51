CREATE INDEX "order_events_calls" ON "order_events" USING btree ("part_id","created_at") WHERE "order_events"."kind" = 'call';--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "order_parts" SET "agreed_at" = "agreed"."at"
FROM (
  SELECT "part_id", max("created_at") AS "at" FROM "order_events"
  WHERE "kind" = 'call' AND "to_status" IN ('confirmed', 'changed') GROUP BY "part_id"
) AS "agreed" WHERE "order_parts"."id" = "agreed"."part_id";--> statement-breakpoint
CREATE INDEX "order_parts_to_call" ON "order_parts" USING btree ("seller_id") WHERE "order_parts"."status" = 'pending' and "order_parts"."agreed_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "confirmed_at";--> statement-breakpoint
UPDATE "orders" SET "items_rwf" = "due"."items", "voucher_rwf" = "due"."voucher", "shipping_fee_rwf" = "due"."fee", "total_rwf" = "due"."items" - "due"."voucher" + "due"."fee"
FROM (
  SELECT "order_id", coalesce(sum("items_rwf") FILTER (WHERE "status" <> 'cancelled'), 0) AS "items",
    coalesce(sum("voucher_rwf") FILTER (WHERE "status" <> 'cancelled'), 0) AS "voucher",
    coalesce(sum("shipping_fee_rwf") FILTER (WHERE "status" <> 'cancelled'), 0) AS "fee"
  FROM "order_parts" GROUP BY "order_id" HAVING bool_or("status" = 'cancelled')
) AS "due" WHERE "orders"."id" = "due"."order_id";--> statement-breakpoint
UPDATE "orders" SET "hidden_at" = NULL WHERE "delivery_status" NOT IN ('placed', 'cancelled');

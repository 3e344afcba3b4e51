ALTER TABLE "payments" ADD COLUMN "part_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_for" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_id_order" UNIQUE("id","order_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_part_of_order" FOREIGN KEY ("part_id","order_id") REFERENCES "public"."order_parts"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_return_of_order" FOREIGN KEY ("return_id","order_id") REFERENCES "public"."returns"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_return" ON "payments" USING btree ("return_id");--> statement-breakpoint
-- Refunds of returns were known by their name alone; of several that are alike any goes with any.
WITH "closed" AS (
	SELECT "id", "order_id", "part_id", "refund_rwf", row_number() OVER (PARTITION BY "order_id", "refund_rwf" ORDER BY "created_at", "id") AS "place"
	FROM "returns" WHERE "refund_rwf" > 0
), "given_back" AS (
	SELECT "id", "order_id", -"amount_rwf" AS "amount", row_number() OVER (PARTITION BY "order_id", "amount_rwf" ORDER BY "created_at", "id") AS "place"
	FROM "payments" WHERE "method" = 'Return' AND "amount_rwf" < 0
)
UPDATE "payments" SET "refund_for" = 'return', "return_id" = "closed"."id", "part_id" = "closed"."part_id"
FROM "closed" JOIN "given_back" ON "given_back"."order_id" = "closed"."order_id" AND "given_back"."amount" = "closed"."refund_rwf" AND "given_back"."place" = "closed"."place"
WHERE "payments"."id" = "given_back"."id";--> statement-breakpoint
UPDATE "payments" SET "refund_for" = 'other' WHERE "amount_rwf" < 0 AND "refund_for" IS NULL;--> statement-breakpoint
-- Who marked an order as paid stood in its history only, written in the same transaction.
UPDATE "payments" SET "staff_id" = event."staff_id" FROM "order_events" AS event
WHERE "payments"."staff_id" IS NULL AND event."order_id" = "payments"."order_id" AND event."kind" = 'payment'
	AND event."staff_id" IS NOT NULL AND event."created_at" = "payments"."created_at";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_says_why" CHECK (("payments"."amount_rwf" < 0) = ("payments"."refund_for" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_for" CHECK ("payments"."refund_for" in ('return', 'too_much', 'goodwill', 'other'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_return" CHECK ((coalesce("payments"."refund_for", '') = 'return') = ("payments"."return_id" is not null));--> statement-breakpoint
-- Of those written before, not all say it.
ALTER TABLE "payments" ADD CONSTRAINT "payments_by_whom" CHECK ("payments"."staff_id" is not null or ("payments"."actor" = 'customer' and "payments"."state" = 'claimed')) NOT VALID;--> statement-breakpoint
CREATE TRIGGER payments_refund AFTER INSERT OR UPDATE ON "payments" FOR EACH ROW WHEN (NEW."amount_rwf" < 0) EXECUTE FUNCTION check_refund();

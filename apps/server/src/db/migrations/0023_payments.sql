CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_rwf" bigint NOT NULL,
	"reference" text,
	"reference_key" text,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"staff_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"message" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('claimed', 'agreed', 'refused')),
	CONSTRAINT "payments_actor" CHECK ("payments"."actor" in ('customer', 'seller', 'admin', 'shop')),
	CONSTRAINT "payments_refund_agreed" CHECK ("payments"."amount_rwf" >= 0 or "payments"."state" = 'agreed'),
	CONSTRAINT "payments_answered" CHECK (("payments"."state" = 'claimed') = ("payments"."answered_at" is null)),
	CONSTRAINT "payments_message_goes" CHECK ("payments"."message" is null or "payments"."state" = 'claimed'),
	CONSTRAINT "payments_reference_keyed" CHECK (("payments"."reference" is null) = ("payments"."reference_key" is null))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_once" ON "payments" USING btree ("reference_key") WHERE "payments"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at");--> statement-breakpoint
-- What was paid before payments were written down: what the order came to then, parts cancelled later included.
WITH "settled" AS (
	SELECT o."id", o."payment_status", coalesce(paid."created_at", o."created_at") AS "paid_at", coalesce(paid."actor", 'shop') AS "actor",
		paid."staff_id", coalesce(nullif(paid."note", ''), paid."house_note", '') AS "note", back."created_at" AS "back_at", coalesce(back."actor", 'shop') AS "back_actor",
		(SELECT coalesce(sum(p."items_rwf" - p."voucher_rwf" + p."shipping_fee_rwf"), 0) FROM "order_parts" p
			WHERE p."order_id" = o."id" AND NOT EXISTS (SELECT 1 FROM "order_events" c WHERE c."order_id" = o."id" AND c."kind" = 'delivery'
				AND c."to_status" = 'cancelled' AND (c."part_id" = p."id" OR c."part_id" IS NULL) AND c."id" < coalesce(paid."id", 9223372036854775807))) AS "amount"
	FROM "orders" o
	LEFT JOIN LATERAL (SELECT * FROM "order_events" e WHERE e."order_id" = o."id" AND e."kind" = 'payment' AND e."to_status" = 'paid' ORDER BY e."id" LIMIT 1) paid ON true
	LEFT JOIN LATERAL (SELECT * FROM "order_events" e WHERE e."order_id" = o."id" AND e."kind" = 'payment' AND e."to_status" = 'refunded' ORDER BY e."id" DESC LIMIT 1) back ON true
	WHERE o."payment_status" IN ('paid', 'refunded')
)
INSERT INTO "payments" ("order_id", "method", "amount_rwf", "state", "actor", "staff_id", "note", "created_at", "answered_at")
SELECT "id", 'Marked as paid', "amount", 'agreed', "actor", "staff_id", "note", "paid_at", "paid_at" FROM "settled"
UNION ALL
SELECT "id", 'Marked as refunded', -"amount", 'agreed', "back_actor", NULL, '', coalesce("back_at", "paid_at"), coalesce("back_at", "paid_at") FROM "settled" WHERE "payment_status" = 'refunded' AND "amount" > 0;

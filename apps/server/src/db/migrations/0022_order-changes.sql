CREATE TABLE "order_changes" (
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_changes_order_id_staff_id_key_pk" PRIMARY KEY("order_id","staff_id","key")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "house_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "order_events" SET "house_note" = "note", "note" = ''
WHERE "note" <> '' AND ("kind" = 'call' OR ("kind" = 'payment' AND "actor" = 'admin') OR ("kind" = 'delivery' AND "to_status" = 'cancelled' AND "actor" = 'seller'));

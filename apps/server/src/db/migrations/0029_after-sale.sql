CREATE TABLE "warranty_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "warranty_answers_state" CHECK ("warranty_answers"."state" in ('repair', 'exchange', 'refused', 'done')),
	CONSTRAINT "warranty_answers_actor" CHECK ("warranty_answers"."actor" in ('seller', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_status";--> statement-breakpoint
DROP INDEX "warranties_serial_once";--> statement-breakpoint
ALTER TABLE "warranties" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD COLUMN "pictures" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_answers" ADD CONSTRAINT "warranty_answers_claim_id_warranty_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_answers" ADD CONSTRAINT "warranty_answers_staff_id_sellers_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warranty_answers_of_claim" ON "warranty_answers" USING btree ("claim_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "warranties_serial_out_once" ON "warranties" USING btree ("seller_id","product_id","serial") WHERE "warranties"."serial" is not null and "warranties"."returned_at" is null;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_status" CHECK ("returns"."status" in ('asked', 'accepted', 'refused', 'withdrawn', 'received', 'closed'));--> statement-breakpoint
-- What was answered before is kept with the moment the order's history has for it.
INSERT INTO warranty_answers (claim_id, state, answer, actor, created_at)
SELECT claim.id, claim.state, claim.answer, 'seller', coalesce((SELECT max(event.created_at) FROM order_events AS event
  WHERE event.order_id = claim.order_id AND event.kind = 'warranty' AND event.to_status = claim.state), claim.created_at)
FROM warranty_claims AS claim WHERE claim.state <> 'open';--> statement-breakpoint
-- Which units came back was not noted: the last of their line, as many as did.
UPDATE warranties SET returned_at = back.at
FROM (SELECT of_line.order_line_id AS line_id, sum(of_line.quantity) AS units, max(coalesce(event.at, returns.created_at)) AS at
  FROM return_lines AS of_line JOIN returns ON returns.id = of_line.return_id AND returns.status IN ('received', 'closed')
  LEFT JOIN LATERAL (SELECT max(created_at) AS at FROM order_events WHERE order_id = returns.order_id
    AND part_id = returns.part_id AND kind = 'return' AND to_status = 'received') AS event ON true
  GROUP BY of_line.order_line_id) AS back
WHERE warranties.line_id = back.line_id AND warranties.unit > (SELECT quantity FROM order_lines WHERE id = back.line_id) - back.units;

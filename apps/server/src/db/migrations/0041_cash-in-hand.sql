CREATE TABLE "cash_hand_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"taken_by_id" uuid NOT NULL,
	"recorded_rwf" bigint NOT NULL,
	"counted_rwf" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_hand_ins_counted" CHECK ("cash_hand_ins"."counted_rwf" >= 0),
	CONSTRAINT "cash_hand_ins_explained" CHECK ("cash_hand_ins"."counted_rwf" = "cash_hand_ins"."recorded_rwf" or "cash_hand_ins"."note" <> '')
);

ALTER TABLE "payments" ADD COLUMN "open_before_rwf" bigint;
ALTER TABLE "payments" ADD COLUMN "hand_in_id" uuid;
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_person_id_sellers_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_hand_ins" ADD CONSTRAINT "cash_hand_ins_taken_by_id_sellers_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "cash_hand_ins_newest" ON "cash_hand_ins" USING btree ("created_at" DESC NULLS FIRST,"id");
ALTER TABLE "payments" ADD CONSTRAINT "payments_hand_in_id_cash_hand_ins_id_fk" FOREIGN KEY ("hand_in_id") REFERENCES "public"."cash_hand_ins"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "payments_of_hand_in" ON "payments" USING btree ("hand_in_id");
CREATE INDEX "payments_cash_in_hand" ON "payments" USING btree ("staff_id") WHERE "payments"."method" = 'Cash' and "payments"."hand_in_id" is null and "payments"."open_before_rwf" is not null;
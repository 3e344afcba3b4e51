CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" between 1 and 99),
	CONSTRAINT "return_lines_restocked" CHECK ("return_lines"."restocked" between 0 and "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}'::text[] NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refund_rwf" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('asked', 'accepted', 'refused', 'received', 'closed')),
	CONSTRAINT "returns_refund" CHECK (("returns"."status" = 'closed') = ("returns"."refund_rwf" is not null)),
	CONSTRAINT "returns_refund_not_negative" CHECK ("returns"."refund_rwf" >= 0)
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "return_days" smallint;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "return_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_part_of_order" FOREIGN KEY ("part_id","order_id") REFERENCES "public"."order_parts"("id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_of_customer" ON "review_reports" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("review_id") WHERE "review_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "return_lines_of_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_of_part" ON "returns" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_return_days" CHECK ("categories"."return_days" between 0 and 365);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_return_note" CHECK ("categories"."return_note" = '' or "categories"."return_days" is not null);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answered" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_with_reason" CHECK (("reviews"."hidden_reason" = '') = ("reviews"."hidden_at" is null));
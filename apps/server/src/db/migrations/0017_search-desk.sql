CREATE TABLE "search_log" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"words" text,
	"visitors" integer NOT NULL,
	"searches" integer NOT NULL,
	"missed" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "search_log_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE TABLE "search_turns" (
	"missed_key" text NOT NULL,
	"found_key" text NOT NULL,
	"turns" integer NOT NULL,
	"visitors" integer NOT NULL,
	"last_day" date NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "search_turns_missed_key_found_key_pk" PRIMARY KEY("missed_key","found_key")
);
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_log_days" ON "search_log" USING btree ("day");
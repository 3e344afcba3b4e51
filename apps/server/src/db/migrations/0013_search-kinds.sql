CREATE TABLE "search_kinds" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"leads" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_titles_entries";--> statement-breakpoint
ALTER TABLE "product_titles" ADD COLUMN "kinds" text[];--> statement-breakpoint
CREATE INDEX "product_titles_words" ON "product_titles" USING gin (search_title_entries("title")) WITH (fastupdate=off);
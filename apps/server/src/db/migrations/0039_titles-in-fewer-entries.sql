DROP INDEX "product_titles_places";
DROP INDEX "product_titles_appeal";
DROP INDEX "product_titles_price";
CREATE INDEX "product_titles_entries" ON "product_titles" USING gin (search_title_entries("title")) WITH (fastupdate=false);
-- Words of the synonym table are words of the shop: a slip in one of them is put right like any other.
CREATE FUNCTION write_synonym_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_words
    WHERE word = ANY (string_to_array(search_text(OLD.term), ' ')) AND title_uses = 0
      AND NOT EXISTS (SELECT FROM search_synonyms WHERE word = ANY (string_to_array(search_text(term), ' ')))
      AND NOT EXISTS (SELECT FROM product_texts WHERE document @@ quote_literal(word)::tsquery);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_words (word)
      SELECT word FROM unnest(string_to_array(search_text(NEW.term), ' ')) AS word
      WHERE word !~ '[0-9]' AND length(word) BETWEEN 2 AND 30 ORDER BY word
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER search_synonyms_words AFTER INSERT OR UPDATE OF term OR DELETE ON search_synonyms
  FOR EACH ROW EXECUTE FUNCTION write_synonym_words();--> statement-breakpoint
UPDATE search_synonyms SET term = term;

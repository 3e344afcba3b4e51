-- Of pictures that are still to be fetched from elsewhere, those the shop keeps already.
CREATE OR REPLACE FUNCTION kept_images(images text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT image FROM unnest(images) AS image WHERE image LIKE '/%')
$$;

-- The pictures a shopper sees: those the shop keeps. While there are none, the drawing of the category stands for them.
-- One expression, so that it becomes part of the query that uses it: to call it for every product of a list took longer
-- than to read the product. That needs a function as stable as what it calls.
CREATE OR REPLACE FUNCTION shown_images(images text[], of_category text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN cardinality(images) > 0 AND array_to_string(images, ' ') NOT LIKE '%http%' THEN images
    WHEN cardinality(kept_images(images)) > 0 THEN kept_images(images)
    WHEN of_category <> '' THEN ARRAY[of_category] ELSE '{}'::text[] END
$$;

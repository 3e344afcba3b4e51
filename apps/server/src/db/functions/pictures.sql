-- The pictures a shopper sees: those the shop keeps. While there are none, the drawing of the category stands for them.
CREATE OR REPLACE FUNCTION shown_images(images text[], of_category text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN cardinality(kept) > 0 THEN kept WHEN of_category <> '' THEN ARRAY[of_category] ELSE '{}' END
  FROM (SELECT CASE WHEN array_to_string(images, ' ') LIKE '%http%'
    THEN ARRAY(SELECT image FROM unnest(images) AS image WHERE image LIKE '/%') ELSE images END AS kept) AS sorted
$$;

-- A category and those above it, itself first.
CREATE OR REPLACE FUNCTION category_path(category uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[own.id, parent.id, parent.parent_id], NULL)
  FROM categories AS own LEFT JOIN categories AS parent ON parent.id = own.parent_id WHERE own.id = category
$$;

-- A category and all below it.
CREATE OR REPLACE FUNCTION category_subtree(category uuid) RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(below.id) FROM categories AS below LEFT JOIN categories AS parent ON parent.id = below.parent_id
  WHERE category IN (below.id, below.parent_id, parent.parent_id)
$$;

-- Names of a category and those above it: a product is found by the words of every level.
CREATE OR REPLACE FUNCTION category_words(category uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(name, ' ' ORDER BY level DESC) FROM categories WHERE id = ANY (category_path(category))
$$;

-- The same from the top, as a file says where a product belongs.
CREATE OR REPLACE FUNCTION category_trail(category uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(name, ' > ' ORDER BY level) FROM categories WHERE id = ANY (category_path(category))
$$;

-- The pairs of a product once a file has said all of them, or some by name (null takes one away). What was there before
-- keeps its place, so that a file that says nothing new changes nothing.
CREATE OR REPLACE FUNCTION merge_specifications(old jsonb, said jsonb, named jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_array(label, value) ORDER BY place, turn), '[]')
  FROM (
    SELECT pair ->> 0 AS label, pair ->> 1 AS value, turn
    FROM jsonb_array_elements(coalesce(said, old, '[]')) WITH ORDINALITY AS kept (pair, turn)
    WHERE NOT EXISTS (SELECT FROM jsonb_object_keys(named) AS name WHERE lower(name) = lower(pair ->> 0))
    UNION ALL
    SELECT key, value, 1000 + turn FROM jsonb_each_text(named) WITH ORDINALITY AS given (key, value, turn)
    WHERE value IS NOT NULL
  ) AS pairs
  CROSS JOIN LATERAL (
    SELECT coalesce(min(turn), 1000) AS place FROM jsonb_array_elements(coalesce(old, '[]')) WITH ORDINALITY AS former (pair, turn)
    WHERE lower(pair ->> 0) = lower(label)
  ) AS places
$$;

-- The number a text begins with, if the unit follows or nothing: `43 in, 1920 x 1080` of `in`, `1,500 W` of `W`.
CREATE OR REPLACE FUNCTION specification_number(value text, unit text) RETURNS float8
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  parts text[] := regexp_match(regexp_replace(value, '(\d)[, ](?=\d{3}(?!\d))', '\1', 'g'), '^\s*(-?\d{1,15}(?:\.\d{1,9})?)\s*(.*)$');
  rest text := lower(parts[2]);
BEGIN
  IF rest = '' OR starts_with(rest, lower(unit)) AND unit <> '' AND substr(rest, length(unit) + 1, 1) !~ '[[:alnum:]]' THEN
    RETURN parts[1]::float8;
  END IF;
  RETURN NULL;
END $$;

-- The choice a text names before its first comma.
CREATE OR REPLACE FUNCTION specification_choice(value text, choices text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT choice FROM unnest(choices) AS choice
  WHERE lower(choice) IN (lower(btrim(value)), lower(btrim(split_part(value, ',', 1)))) LIMIT 1
$$;

-- Reads what products say of what their categories define, the nearest category first. In plpgsql, which keeps its plan:
-- an import asks once for every row.
CREATE OR REPLACE FUNCTION read_specifications(given uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_specifications WHERE product_id = ANY (given);
  INSERT INTO product_specifications (product_id, specification_id, choice, number)
  SELECT products.id, defined.id, coalesce(typed.choice, ''), typed.number
  FROM products
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (lower(name)) category_specifications.id, name, kind, unit, choices
    FROM category_specifications JOIN unnest(category_path(products.category_id)) WITH ORDINALITY AS path (id, distance)
      ON path.id = category_id
    ORDER BY lower(name), distance
  ) AS defined (id, name, kind, unit, choices)
  CROSS JOIN LATERAL (
    SELECT pair ->> 1 AS value FROM jsonb_array_elements(products.specifications) AS pair
    WHERE lower(pair ->> 0) = lower(defined.name) LIMIT 1
  ) AS said
  CROSS JOIN LATERAL (SELECT
    CASE kind WHEN 'choice' THEN specification_choice(value, choices)
      WHEN 'yes-no' THEN specification_choice(value, '{yes,no}') END AS choice,
    CASE kind WHEN 'number' THEN specification_number(value, unit) END AS number
  ) AS typed
  WHERE products.id = ANY (given) AND (typed.choice IS NOT NULL OR typed.number IS NOT NULL);
END $$;

CREATE OR REPLACE FUNCTION write_product_specifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM product_specifications WHERE product_id = NEW.id; END IF;
  IF EXISTS (SELECT FROM category_specifications WHERE category_id = ANY (category_path(NEW.category_id))) THEN
    PERFORM read_specifications(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION write_category_specifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM read_specifications(ARRAY(SELECT id FROM products WHERE category_id = ANY (category_subtree(NEW.category_id))));
  RETURN NULL;
END $$;

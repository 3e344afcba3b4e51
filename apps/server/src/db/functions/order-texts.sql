-- What an order is found by: the whole of it for the office, and for each shop what is its own. The first line is whom it
-- is sent to, the second all else. A reference of a payment is a shop's where it was paid for its part, or where the order is
-- that shop's alone. Of one order at a time: the plan for a list of unknown length would be made anew for each.
CREATE OR REPLACE FUNCTION store_order_text(asked uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_texts (id, seller_id, words)
  WITH named AS (
    SELECT id, number, search_text(concat_ws(' ', shipping_name, regexp_replace(shipping_phone, '\D', '', 'g'))) || E'\n' AS addressee,
      (SELECT string_agg(reference_key, ' ') FROM payments WHERE order_id = asked) AS paid
    FROM orders WHERE id = asked
  )
  SELECT id, NULL::uuid, addressee || search_text(concat_ws(' ', number, paid,
    (SELECT string_agg(name, ' ') FROM order_lines WHERE order_id = asked),
    (SELECT string_agg(serial, ' ') FROM warranties WHERE order_id = asked)))
  FROM named
  UNION ALL
  SELECT part.id, seller_id, addressee || search_text(concat_ws(' ', number,
    (SELECT string_agg(name, ' ') FROM order_lines WHERE part_id = part.id),
    (SELECT string_agg(serial, ' ') FROM warranties JOIN order_lines AS line ON line.id = line_id
      WHERE line.part_id = part.id),
    CASE WHEN EXISTS (SELECT FROM order_parts AS other WHERE other.order_id = asked AND other.id <> part.id)
      THEN (SELECT string_agg(reference_key, ' ') FROM payments WHERE order_id = asked AND part_id = part.id) ELSE paid END))
  FROM named, order_parts AS part WHERE part.order_id = asked
  ON CONFLICT (id) DO UPDATE SET words = excluded.words WHERE order_texts.words <> excluded.words;
END $$;

-- Migration 0042 asks for this before there is the column; 0057 asks again.
CREATE OR REPLACE FUNCTION store_order_texts(order_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'order_texts'::regclass AND attname = 'seller_id') THEN
    PERFORM store_order_text(id) FROM unnest(order_ids) AS id;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION write_texts_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_order_text(order_id) FROM (SELECT DISTINCT order_id FROM changed) AS orders;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION write_order_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_order_text(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION write_text_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_order_text(NEW.order_id);
  RETURN NULL;
END $$;

-- The words of a text, without capitals, accents and punctuation, one space between them. Declared
-- immutable so that it can be indexed: the rules of unaccent are part of the installation.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, value)),
    '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g'))
$$;

-- Parts joined by a hyphen or the like, written as one word too: Wi-Fi is also wifi.
CREATE OR REPLACE FUNCTION search_joined(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(string_agg(regexp_replace(parts[1], '[^a-z0-9]', '', 'g'), ' '), '')
  FROM regexp_matches(lower(public.unaccent('public.unaccent'::regdictionary, value)),
    '[a-z0-9]+(?:[-/.''][a-z0-9]+)+', 'g') AS parts
$$;

-- Words of one weight. Built word by word, because the parser of to_tsvector takes model numbers for
-- paths, hosts and exponents.
CREATE OR REPLACE FUNCTION search_vector(words text, weight text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN (
    SELECT coalesce(string_agg(left(word, 60) || ':' || least(place, 16000) || weight, ' '), '')::tsvector
    FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS listed (word, place)
    WHERE word <> '');
END $$;

-- The part of a name that says what the product is: what stands before `for`, `with`, a comma or the like. Parts of
-- nothing but a brand and numbers are passed over.
CREATE OR REPLACE FUNCTION search_head(name text, brand text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  own text := ' ' || search_text(brand) || ' ';
  part text;
  word text;
BEGIN
  FOREACH part IN ARRAY string_to_array(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, left(name, 200))),
    '\m(for|with|without|compatible|suitable|pour|avec|ya|cya|rya)\M|[,|(\[:;!]|\s[-–—/+]\s', '|', 'g'), '|')
  LOOP
    part := btrim(regexp_replace(part, '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+', ' ', 'g'));
    FOREACH word IN ARRAY string_to_array(part, ' ') LOOP
      IF length(word) > 1 AND word !~ '[0-9]' AND strpos(own, ' ' || word || ' ') = 0 THEN
        RETURN array_to_string((string_to_array(part, ' '))[1:16], ' ');
      END IF;
    END LOOP;
  END LOOP;
  RETURN search_text(name);
END $$;

-- A head with the brand and words such as `and` written as `|`, and what has digits as `#`: what is left are runs
-- of plain words, and in most languages the first or the last of a run names a kind of thing.
CREATE OR REPLACE FUNCTION search_runs(head text, brand text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  parting text := ' | and or of in on by to et ou de du des la le les sans sur en ';
  shape text[] := '{}';
  word text;
BEGIN
  FOREACH word IN ARRAY string_to_array(btrim(replace(' ' || head || ' ', ' ' || search_text(brand) || ' ', ' | ')), ' ') LOOP
    shape := shape || CASE
      WHEN word ~ '[0-9]' THEN '#'
      WHEN length(word) < 2 OR strpos(parting, ' ' || word || ' ') > 0 THEN '|'
      ELSE word
    END;
  END LOOP;
  RETURN array_to_string(shape, ' ');
END $$;

-- Words of the head, the model and whatever is written as one (A), brand (B), category (C), all the rest (D).
CREATE OR REPLACE FUNCTION search_title(name text, model text, brand text, category text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_vector(search_text(name), 'D')
    || search_vector(search_head(name, brand) || ' ' || search_joined(name), 'A')
    || search_vector(search_text(model) || ' ' || lower(regexp_replace(model, '[^A-Za-z0-9]', '', 'g')), 'A')
    || search_vector(search_text(brand), 'B')
    || search_vector(search_text(category), 'C')
$$;

-- The same with the kinds of thing the product is, each as a word of its own that nobody can type.
CREATE OR REPLACE FUNCTION search_marked(title tsvector, kinds text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT title || search_vector(coalesce((SELECT string_agg('=' || kind, ' ') FROM unnest(kinds) AS kind), ''), 'A')
$$;

CREATE OR REPLACE FUNCTION search_document(title tsvector, short_description text, description text, specifications jsonb)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT title || search_vector(search_text(short_description || ' ' || description || ' ' || coalesce(
    (SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(specifications, '$[*][*]') AS value), '')), 'D')
$$;

-- The words of a text, and as one entry every two without digits of which the first is a head.
-- Two words asked for together are found there at once; going through all that have one of them takes ten times as long.
CREATE OR REPLACE FUNCTION search_entries(document tsvector, heads tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT document || array_to_tsvector(coalesce(
    array_agg(DISTINCT least(head, word COLLATE "C") || ' ' || greatest(head, word COLLATE "C")), '{}'))
  FROM unnest(tsvector_to_array(heads)) AS head JOIN unnest(tsvector_to_array(document)) AS word ON word <> head
  WHERE head !~ '[0-9]' AND word !~ '[0-9]'
$$;

-- What the index of titles holds: the words, and in twos those without digits that are not in the rest of the name. Of a
-- long name that rest is most, and all of it in twos would be hundreds of entries. An index is made with
-- no search path, so what this calls is looked up when it is defined.
CREATE OR REPLACE FUNCTION search_title_entries(title tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN title || search_entries(ts_filter(title, '{a,b,c}'), ts_filter(title, '{a,b,c}'));

-- Nobody asks for these any more: the first schema makes an index of them, which a later migration drops.
CREATE OR REPLACE FUNCTION search_title_places(title tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
  SELECT search_title_entries(title) || array_to_tsvector(coalesce(array_agg('~' || word), '{}'))
  FROM unnest(tsvector_to_array(ts_delete(title, tsvector_to_array(ts_filter(title, '{b}'))))) AS word
  WHERE word !~ '^=|[0-9]';
END;

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
CREATE OR REPLACE FUNCTION search_vector(words text, weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(string_agg(left(word, 60) || ':' || least(place, 16000) || weight, ' '), '')::tsvector
  FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS listed (word, place)
  WHERE word <> ''
$$;

CREATE OR REPLACE FUNCTION search_title(name text, model text, brand text, category text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_vector(search_text(name) || ' ' || search_joined(name), 'A')
    || search_vector(search_text(model) || ' ' || lower(regexp_replace(model, '[^A-Za-z0-9]', '', 'g')), 'A')
    || search_vector(search_text(brand), 'B')
    || search_vector(search_text(category), 'C')
$$;

CREATE OR REPLACE FUNCTION search_document(title tsvector, short_description text, description text, specifications jsonb)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT title || search_vector(search_text(short_description || ' ' || description || ' ' || coalesce(
    (SELECT string_agg(value #>> '{}', ' ') FROM jsonb_path_query(specifications, '$[*][*]') AS value), '')), 'D')
$$;

-- Words among these that are part of the name of a brand, as words of a brand's weight.
CREATE OR REPLACE FUNCTION search_brands(words text[]) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT search_vector(coalesce(string_agg(DISTINCT word, ' '), ''), 'B')
  FROM brands, unnest(string_to_array(search_text(name), ' ')) AS word WHERE word = ANY (words)
$$;

-- What the indexes of words hold: the words, and as one entry every two without digits of which the first is a head.
-- Two words asked for together are found there at once; going through all that have one of them takes ten times as long.
CREATE OR REPLACE FUNCTION search_entries(document tsvector, heads tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT document || array_to_tsvector(coalesce(
    array_agg(DISTINCT least(head, word COLLATE "C") || ' ' || greatest(head, word COLLATE "C")), '{}'))
  FROM unnest(tsvector_to_array(heads)) AS head JOIN unnest(tsvector_to_array(document)) AS word ON word <> head
  WHERE head !~ '[0-9]' AND word !~ '[0-9]'
$$;

-- The brand of this name in whatever case, or the one that was called so before or has taken its products.
CREATE OR REPLACE FUNCTION brand_called(called text) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce((SELECT id FROM brands WHERE lower(name) = lower(called)),
    (SELECT brand_id FROM brand_aliases WHERE lower(name) = lower(called)))
$$;

-- What the search knows a brand by besides its name: the names it had before.
CREATE OR REPLACE FUNCTION brand_former_names(brand uuid) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(search_vector(search_text(string_agg(name, ' ')), 'B'), '') FROM brand_aliases WHERE brand_id = brand
$$;

-- The percent of VAT in what a shop asks for a product: that of the nearest category which says one, or the usual one. A shop
-- without a TIN, or not registered for VAT, charges none; nor does the office before it has said the market's TIN.
CREATE OR REPLACE FUNCTION line_vat(category uuid, shop uuid, usual integer, is_market_registered boolean) RETURNS smallint
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN CASE role WHEN 'admin' THEN is_market_registered ELSE tin <> '' AND NOT without_vat END THEN coalesce((
      SELECT vat_percent FROM unnest(category_path(category)) WITH ORDINALITY AS path (id, distance) JOIN categories USING (id)
      WHERE vat_percent IS NOT NULL ORDER BY distance LIMIT 1), usual)::smallint ELSE 0::smallint END
  FROM sellers WHERE id = shop
$$;

CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices are never changed: a credit note takes one back.' USING ERRCODE = 'insufficient_privilege';
END $$;

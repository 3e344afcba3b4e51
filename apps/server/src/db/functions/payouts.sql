-- What is empty may be filled in once: which closing it belongs to, when it was paid. Nothing else ever changes.
CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) @> jsonb_strip_nulls(to_jsonb(OLD)) THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'The % are only added to.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- Long texts are kept by their beginning: who wants to know what a description was finds that it changed, and when.
CREATE OR REPLACE FUNCTION audit_value(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(value #>> '{}') > 200 THEN to_jsonb(left(value #>> '{}', 200) || '…') ELSE value END
$$;

-- Arguments: the kind of thing, then the columns that are compared. Who acts is said by the transaction (db/audit.ts).
CREATE OR REPLACE FUNCTION write_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting uuid := nullif(current_setting('urumuri.actor', true), '')::uuid;
  changed jsonb := '{}';
  was jsonb;
  becomes jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Kept: in a subquery, the whole row would be made anew for every column that is compared.
    was := to_jsonb(OLD);
    becomes := to_jsonb(NEW);
    SELECT jsonb_object_agg(name, jsonb_build_array(audit_value(was -> name), audit_value(becomes -> name))) INTO changed
    FROM unnest(TG_ARGV[1:]) AS name
    WHERE was -> name IS DISTINCT FROM becomes -> name;
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO audit (actor_id, actor, kind, subject_id, action, changes) VALUES (
    acting,
    coalesce((SELECT coalesce(nullif(owner_name, ''), email::text) FROM sellers WHERE id = acting), ''),
    TG_ARGV[0],
    CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'changed' ELSE 'deleted' END,
    changed);
  RETURN NULL;
END $$;

-- Whoever asks, the owner of the tables too. What is older than a year may be swept.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (to_jsonb(OLD) ->> coalesce(TG_ARGV[0], 'at'))::timestamptz < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The % is only added to.', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

-- For a user of the database who may delete nothing of it.
CREATE OR REPLACE FUNCTION sweep_audit(days integer) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE at < now() - make_interval(days => days) ORDER BY at LIMIT 5000)
$$;

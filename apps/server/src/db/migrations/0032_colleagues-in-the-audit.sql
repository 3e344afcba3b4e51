-- Who added a colleague, and whom they renamed. Shops that register themselves are nobody's doing.
CREATE OR REPLACE TRIGGER sellers_audit AFTER UPDATE OF status, role, shop_name, owner_name ON sellers FOR EACH ROW
  EXECUTE FUNCTION write_audit('shop', 'status', 'role', 'shop_name', 'owner_name');--> statement-breakpoint
CREATE TRIGGER sellers_audit_new AFTER INSERT ON sellers FOR EACH ROW
  WHEN (coalesce(current_setting('urumuri.actor', true), '') <> '') EXECUTE FUNCTION write_audit('shop');

ALTER TABLE "sellers" ADD COLUMN "second_step_roles" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- by hand
-- A role is changed in the history of a person, too.
CREATE OR REPLACE TRIGGER sellers_audit AFTER UPDATE OF status, role, shop_name, owner_name, staff_role ON sellers FOR EACH ROW
  EXECUTE FUNCTION write_audit('shop', 'status', 'role', 'shop_name', 'owner_name', 'staff_role');

CREATE TRIGGER sellers_place AFTER UPDATE OF district ON sellers FOR EACH ROW
  WHEN (OLD.district IS DISTINCT FROM NEW.district) EXECUTE FUNCTION rewrite_shop_products();--> statement-breakpoint
CREATE TRIGGER categories_drawing AFTER UPDATE OF image ON categories FOR EACH ROW
  WHEN (OLD.image IS DISTINCT FROM NEW.image) EXECUTE FUNCTION rewrite_drawn_products();

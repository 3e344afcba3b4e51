ALTER TABLE "order_lines" ADD COLUMN "is_discounted" boolean DEFAULT true NOT NULL;
-- by hand
-- Orders whose discount is only for a category or brand and of which nothing has come back; where a product has been moved
-- since, its part stays shared as a whole.
WITH found AS (
  SELECT line.id, line.part_id, (voucher.category_id IS NULL OR product.category_id = ANY (category_subtree(voucher.category_id)))
    AND (voucher.brand_id IS NULL OR product.brand_id = voucher.brand_id) AS is_for
  FROM order_lines AS line JOIN orders ON orders.id = line.order_id JOIN vouchers AS voucher ON voucher.id = orders.voucher_id
  JOIN products AS product ON product.id = line.product_id
  WHERE coalesce(voucher.category_id, voucher.brand_id) IS NOT NULL
    AND NOT EXISTS (SELECT FROM returns WHERE returns.order_id = orders.id)
    AND NOT EXISTS (SELECT FROM invoices WHERE invoices.order_id = orders.id)
    AND NOT EXISTS (SELECT FROM earned_lines WHERE order_line_id = line.id)
)
UPDATE order_lines SET is_discounted = false FROM found
WHERE found.id = order_lines.id AND NOT is_for AND EXISTS (SELECT FROM found AS other WHERE other.part_id = found.part_id AND is_for);

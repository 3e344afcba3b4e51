import type { CardProduct } from '../card-product.ts';
import { ProductRow } from '../product-row.tsx';

/** A few more products below the results. */
export function ListingPanel({ title, products }: { title: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="border-b-2 border-ink pb-3 text-xl">{title}</h2>
      <ul className="grid md:grid-cols-2 md:gap-x-8">
        {products.map((product) => (
          <li key={product.id} className="border-b border-line">
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

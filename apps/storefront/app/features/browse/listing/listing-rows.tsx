import type { ListingProduct } from './listing-data.ts';
import { ListingRow } from './listing-row.tsx';

/** The list view; loaded on its own, hence the default export. */
export default function ListingRows({ products }: { products: readonly ListingProduct[] }) {
  return (
    <ul className="flex flex-col gap-4 md:gap-6">
      {products.map((product) => (
        <li key={product.id}>
          <ListingRow product={product} />
        </li>
      ))}
    </ul>
  );
}

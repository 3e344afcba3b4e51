import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { ImigongoRule } from '../../ui/imigongo-rule.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly CardProduct[];
  /** More list items behind the products. */
  children?: ReactNode;
};

/** Products as cards, two beside each other on phones and four from tablets on. */
export function ProductGrid({ products, children }: ProductGridProps) {
  if (products.length === 0) return <NoProducts />;
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.id} className="product-cell">
          <ProductCard product={product} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function NoProducts() {
  return (
    <div className="flex flex-col items-center gap-6 overflow-hidden rounded-card bg-mist px-6 py-12 text-center">
      <ImigongoRule className="max-w-48 text-haze" />
      <p>No products found. Try adjusting your filters or check back later.</p>
      <LinkButton to={addresses.shop} look="secondary">
        Browse all products
      </LinkButton>
    </div>
  );
}

import type { SellerProductSummary } from '@urumuri/contract';
import { Form, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { ProductRows } from './product-rows.tsx';

type ProductsViewProps = { products: readonly SellerProductSummary[]; total: number; perPage: number };

const states = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'On sale' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'low', label: 'Low stock' },
];

export function ProductsView({ products, total, perPage }: ProductsViewProps) {
  const [search] = useSearchParams();
  return (
    <>
      <Form role="search" className="mb-4 flex gap-2">
        <input
          type="search"
          name="search"
          aria-label="Find a product"
          placeholder="Name or model"
          defaultValue={search.get('search') ?? ''}
          className="h-12 min-w-0 flex-1 rounded-control border border-edge bg-white px-3"
        />
        <Button type="submit" look="secondary">
          Find
        </Button>
      </Form>
      <FilterStrip label="State" parameter="state" current={search.get('state') ?? 'all'} filters={states} />
      <ProductRows products={products} />
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

import { Link } from 'react-router';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import type { CardProduct } from './card-product.ts';
import { ProductGrid } from './product-grid.tsx';
import { usePages } from './use-pages.ts';

/** Eight cards at a time, ending with the way to all the others. */
export function FeaturedProducts({ title, products }: { title: string; products: readonly CardProduct[] }) {
  const { frame, frameStyle, visible, canGoBack, canGoOn, step, announcement } = usePages(products);
  return (
    <section aria-label={title}>
      <SectionHeading title={title}>
        <StepButtons subject={title} canGoBack={canGoBack} canGoOn={canGoOn} onStep={step} />
      </SectionHeading>
      <div ref={frame} style={frameStyle}>
        <ProductGrid products={visible}>
          <li className="col-span-full">
            <Link
              to={addresses.shop}
              className="flex min-h-16 items-center justify-center gap-3 rounded-card bg-mist px-6 font-semibold transition-colors hover:bg-line"
            >
              View More
              <ArrowRightIcon className="size-5" />
            </Link>
          </li>
        </ProductGrid>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

import { Link } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import { ArrowRightIcon } from '@urumuri/ui/parts/icons.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Cached } from '../../runtime/cached.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import { type Paged, usePages } from './use-pages.ts';

/** Eight cards at a time, ending with the way to all the others. */
export function FeaturedProducts({ title, products }: { title: string; products: Paged<CardProduct> }) {
  const { frame, frameStyle, visible, canGoBack, canGoOn, step, announcement } = usePages(products);
  return (
    <section aria-label={title}>
      <SectionHeading title={title}>
        <StepButtons subject={title} canGoBack={canGoBack} canGoOn={canGoOn} onStep={step} />
      </SectionHeading>
      <div ref={frame} style={frameStyle}>
        {visible.length === 0 ? (
          <NoProducts />
        ) : (
          <ul className="product-grid">
            {visible.map((product) => (
              <Cached key={product.id} as="li" className="product-cell" of={ProductCard} props={{ product }} />
            ))}
            <li className="col-span-full">
              <Link to={addresses.shop} className="more-link">
                View More
                <ArrowRightIcon className="size-5" />
              </Link>
            </li>
          </ul>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
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

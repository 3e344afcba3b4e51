import { Cached } from '../../runtime/cached.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductRows } from './product-row.tsx';
import { type Paged, usePages } from './use-pages.ts';

/** A narrow panel that pages through a list of products, eight at a time. */
export function ProductPanel({ title, products }: { title: string; products: Paged<CardProduct> }) {
  const { frame, frameStyle, visible, canGoBack, canGoOn, step, announcement } = usePages(products);
  return (
    <section aria-label={title}>
      <div className="panel-heading">
        <h2>{title}</h2>
        <StepButtons subject={title} canGoBack={canGoBack} canGoOn={canGoOn} onStep={step} />
      </div>
      <div ref={frame} style={frameStyle}>
        <Cached
          as="ul"
          className="product-rows grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-1"
          of={ProductRows}
          props={{ products: visible }}
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

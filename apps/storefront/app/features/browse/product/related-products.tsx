import { useRef } from 'react';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { StepButtons } from '../../../ui/step-buttons.tsx';
import { useScrollEdges } from '../../../ui/use-scroll-edges.ts';
import { animateScroll, restingLeft } from '../../../ui/animate-scroll.ts';
import { unpackCards } from '../packed-cards.ts';
import { ProductCard } from '../product-card.tsx';
import { leaf } from './leaf.ts';
import type { ProductCards } from './page-product.ts';

const TITLE = 'Discover more products you might like';
const TRANSITION_MS = 400;

/** A row of cards to leaf through; past its end it starts again, unless all of it is in sight. */
export function RelatedProducts({ cards }: { cards: ProductCards }) {
  const { related: products } = unpackCards(cards);
  const list = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useScrollEdges(list);
  const canMove = !(isAtStart && isAtEnd);
  if (products.length === 0) return null;

  const step = (direction: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const { clientWidth: width, scrollWidth } = element;
    const left = leaf({ left: restingLeft(element), width, end: scrollWidth - width }, direction);
    void animateScroll(element, left, TRANSITION_MS);
  };

  return (
    <section aria-label="Related Products">
      <SectionHeading title={TITLE}>
        <StepButtons subject="Related Products" canGoBack={canMove} canGoOn={canMove} onStep={step} />
      </SectionHeading>
      <ul ref={list} tabIndex={0} aria-label={TITLE} className="related-rail no-scrollbar">
        {products.map((product) => (
          <li key={product.id} className="product-cell">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

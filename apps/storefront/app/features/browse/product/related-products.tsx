import { useRef } from 'react';
import { animateScroll, restingLeft } from '../../../ui/animate-scroll.ts';
import { Cached } from '../../../runtime/cached.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { StepButtons } from '../../../ui/step-buttons.tsx';
import { useScrollEdges } from '../../../ui/use-scroll-edges.ts';
import type { CardProduct } from '../card-product.ts';
import { ProductCard } from '../product-card.tsx';

const TITLE = 'Discover more products you might like';
const TRANSITION_MS = 400;

/** A row of cards that is paged; past its end it starts again, unless all of it is in sight. */
export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useScrollEdges(list);
  const canMove = !(isAtStart && isAtEnd);
  if (products.length === 0) return null;

  const step = (direction: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const { clientWidth: width, scrollWidth } = element;
    const left = nextPageLeft({ left: restingLeft(element), width, end: scrollWidth - width }, direction);
    void animateScroll(element, left, TRANSITION_MS);
  };

  return (
    <section aria-label="Related Products">
      <SectionHeading title={TITLE}>
        <StepButtons subject="Related Products" canGoBack={canMove} canGoOn={canMove} onStep={step} />
      </SectionHeading>
      <Cached
        as="ul"
        ref={list}
        tabIndex={0}
        aria-label={TITLE}
        className="related-rail no-scrollbar"
        of={RelatedCards}
        props={{ products }}
      />
    </section>
  );
}

function RelatedCards({ products }: { products: readonly CardProduct[] }) {
  return products.map((product) => (
    <Cached key={product.id} as="li" className="product-cell" of={ProductCard} props={{ product, place: 'rail' }} />
  ));
}

/** Snapping and fractions of pixels leave a rail a little off its ends. */
const TOLERANCE_PX = 4;

type Rail = { left: number; width: number; end: number };

/** Where a rail goes by one page; past either end it starts again from the other. */
export function nextPageLeft({ left, width, end }: Rail, direction: 1 | -1): number {
  if (direction > 0) return left >= end - TOLERANCE_PX ? 0 : Math.min(end, left + width);
  return left <= TOLERANCE_PX ? end : Math.max(0, left - width);
}

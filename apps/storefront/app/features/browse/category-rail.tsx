import { useRef } from 'react';
import type { ShopCategory } from '../../layout/shop-category.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { animateScroll, restingLeft } from '../../ui/animate-scroll.ts';
import { Cached } from '../../runtime/cached.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import { useScrollEdges } from '../../ui/use-scroll-edges.ts';
import { Link } from 'react-router';

const TRANSITION_MS = 500;

/** The categories in a row that scrolls sideways, by thumb, keyboard or the two buttons; a plain list without JavaScript. */
export function CategoryRail({ title, categories }: { title: string; categories: readonly ShopCategory[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useScrollEdges(list);
  const scrollByPage = (direction: 1 | -1) => {
    const element = list.current;
    if (!element) return;
    const itemWidth = element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
    const step = itemWidth + gap;
    const perPage = Math.max(1, Math.floor((element.clientWidth + gap) / step));
    const target = (Math.round(restingLeft(element) / step) + direction * perPage) * step;
    const end = element.scrollWidth - element.clientWidth;
    void animateScroll(element, Math.min(end, Math.max(0, target)), TRANSITION_MS);
  };
  return (
    <section aria-label={title}>
      <SectionHeading title={title}>
        <StepButtons subject={title} canGoBack={!isAtStart} canGoOn={!isAtEnd} onStep={scrollByPage} />
      </SectionHeading>
      <ul ref={list} tabIndex={0} aria-label={title} className="category-rail no-scrollbar">
        {categories.map((category) => (
          <Cached key={category.name} as="li" of={CategoryTile} props={{ category }} />
        ))}
      </ul>
    </section>
  );
}

function CategoryTile({ category }: { category: ShopCategory }) {
  return (
    <Link to={addresses.category(category.name)}>
      <span>{category.name}</span>
      <ShopImage address={category.image} width={128} sizes="120px" widths={[160, 240, 320]} />
    </Link>
  );
}

import { type ReactNode, useRef } from 'react';
import { animateScroll, restingLeft } from './animate-scroll.ts';
import { classNames } from './class-names.ts';
import { SectionHeading } from './section-heading.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

type RailProps = {
  title: string;
  /** The list items, each with its own width and `snap-start`. */
  children: ReactNode;
  transitionMs?: number;
  className?: string;
};

/** A list that scrolls sideways, by thumb, keyboard or the two buttons; a plain list without a program. */
export function Rail({ title, children, transitionMs = 500, className }: RailProps) {
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
    void animateScroll(element, Math.min(end, Math.max(0, target)), transitionMs);
  };
  return (
    <section aria-label={title}>
      <SectionHeading title={title}>
        <StepButtons subject={title} canGoBack={!isAtStart} canGoOn={!isAtEnd} onStep={scrollByPage} />
      </SectionHeading>
      <ul
        ref={list}
        tabIndex={0}
        aria-label={title}
        className={classNames(
          'no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain',
          className ?? 'gap-4',
        )}
      >
        {children}
      </ul>
    </section>
  );
}

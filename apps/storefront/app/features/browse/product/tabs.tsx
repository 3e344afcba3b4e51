import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { wrapIndex } from './use-snap-strip.ts';

export const productTabs = ['description', 'reviews'] as const;
export type ProductTab = (typeof productTabs)[number];

const labels: Record<ProductTab, string> = { description: 'Description', reviews: 'Reviews' };

type TabsProps = { selected: ProductTab; onSelect: (tab: ProductTab) => void; panels: Record<ProductTab, ReactNode> };

/** Without JavaScript these are two sections one under the other, and links to them. */
export function Tabs({ selected, onSelect, panels }: TabsProps) {
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  const focusTab = (index: number) => {
    const tab = productTabs[wrapIndex(index, productTabs.length)] ?? 'description';
    onSelect(tab);
    list.current?.querySelector<HTMLElement>(`#${tab}-tab`)?.focus();
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const targets: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: productTabs.length - 1,
      ' ': index,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focusTab(target);
  };

  const tabProps = (tab: ProductTab) =>
    isHydrated && {
      role: 'tab',
      'aria-selected': tab === selected,
      'aria-controls': tab,
      tabIndex: tab === selected ? 0 : -1,
    };
  const panelProps = (tab: ProductTab) =>
    isHydrated && { role: 'tabpanel', 'aria-labelledby': `${tab}-tab`, tabIndex: 0, hidden: tab !== selected };

  return (
    <div className="tabs" data-waiting={!isHydrated || undefined}>
      <div
        ref={list}
        {...(isHydrated && { role: 'tablist', 'aria-label': 'About this product' })}
        className="mb-6 flex flex-wrap gap-x-6 border-b border-line"
      >
        {productTabs.map((tab, index) => (
          <a
            key={tab}
            id={`${tab}-tab`}
            href={`#${tab}`}
            data-selected={tab === selected || undefined}
            {...tabProps(tab)}
            className="-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent text-lg font-semibold text-slate transition-colors hover:text-ink data-selected:border-ink data-selected:text-ink"
            onClick={(event) => {
              event.preventDefault();
              onSelect(tab);
            }}
            onKeyDown={(event) => moveByKey(event, index)}
          >
            {labels[tab]}
          </a>
        ))}
      </div>
      {productTabs.map((tab) => (
        <section key={tab} id={tab} className="tab-panel rounded-control outline-offset-4" {...panelProps(tab)}>
          {panels[tab]}
        </section>
      ))}
    </div>
  );
}

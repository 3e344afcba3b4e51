import { type ReactNode, useId } from 'react';

type OrderBlockProps = { area: 'timeline' | 'products' | 'delivery'; title: string; children: ReactNode };

/** A titled part of an order, in its place of the grid. */
export function OrderBlock({ area, title, children }: OrderBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`order-${area}`}>
      <h2 id={id} className="mb-4 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

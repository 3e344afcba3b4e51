import type { DashboardData } from '@urumuri/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '@urumuri/ui/parts/skeleton.tsx';
import { ordersAddress, type OrderFilter } from './order-filter.ts';

type Figures = Pick<DashboardData, 'totalOrder' | 'pendingOrder' | 'cancelledOrder'>;

const cards: readonly { label: string; figure: keyof Figures; filter: OrderFilter }[] = [
  { label: 'Orders', figure: 'totalOrder', filter: 'all' },
  { label: 'Pending Orders', figure: 'pendingOrder', filter: 'pending' },
  { label: 'Cancelled Orders', figure: 'cancelledOrder', filter: 'cancelled' },
];

/** How many orders there are; each figure leads to the orders it counts. */
export function OrderFigures({ figures }: { figures?: Figures }) {
  return (
    <ul className="grid grid-cols-3 gap-2 md:gap-4">
      {cards.map(({ label, figure, filter }) => (
        <li key={figure}>
          <Link
            to={ordersAddress(filter)}
            className="flex h-full flex-col rounded-card bg-mist p-3 transition-colors hover:bg-line md:p-6"
          >
            <Figure>{figures?.[figure]}</Figure>
            <span className="mt-1 text-sm leading-tight text-slate md:text-base">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <span className="text-2xl font-bold tabular-nums md:text-3xl">
      {children ?? <Skeleton className="h-9 w-10 md:h-11" />}
    </span>
  );
}

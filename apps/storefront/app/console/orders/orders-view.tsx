import { deliveryStatuses, type StatusCounts } from '@urumuri/contract';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { PageLinks } from '../../ui/page-links.tsx';
import { FilterStrip } from '../shell/filter-strip.tsx';
import { OrderRows } from './order-rows.tsx';
import { deliveryWords } from './status-words.ts';
import { useRefresh } from '../shell/use-refresh.ts';

const refreshEveryMs = 15_000;

type OrdersViewProps = ComponentProps<typeof OrderRows> & { total: number; perPage: number; counts: StatusCounts };

/** A list of orders by status. It looks for new ones by itself. */
export function OrdersView({ orders, addressOf, total, perPage, counts }: OrdersViewProps) {
  const [search] = useSearchParams();
  useRefresh(refreshEveryMs);
  const everything = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const filters = [
    { value: 'all', label: 'All', count: everything },
    ...deliveryStatuses.map((value) => ({ value, label: deliveryWords[value].label, count: counts[value] })),
  ];
  return (
    <>
      <FilterStrip label="Status" parameter="status" current={search.get('status') ?? 'all'} filters={filters} />
      <OrderRows orders={orders} addressOf={addressOf} />
      <PageLinks total={total} perPage={perPage} />
    </>
  );
}

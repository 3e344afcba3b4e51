import type { ListedOrder, OrderChoices, OrdersChanged, StatusCounts } from '@urumuri/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { PageLinks } from '@urumuri/ui/parts/page-links.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { ChooseAll, useChoice } from '../../shell/choose-all.tsx';
import { useRefresh } from '../../shell/use-refresh.ts';
import { BulkOrders, RefusedOrders } from './bulk-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderHeads, OrderRow } from './order-row.tsx';
import { OrderViews } from './order-views.tsx';
import { countFilters } from './orders-query.ts';

const refreshEveryMs = 15_000;

type OrdersViewProps = {
  orders: readonly (ListedOrder & { shopNames?: readonly string[] })[];
  choices: OrderChoices;
  addressOf: (orderId: string) => string;
  /** Whole orders, and not one shop's parts. */
  isWhole?: boolean;
  total: number;
  perPage: number;
  counts: StatusCounts;
};

/** A list of orders, narrowed by its address, to be opened or, several at once, changed. It looks for new ones by itself. */
export function OrdersView(props: OrdersViewProps) {
  const { orders, choices, addressOf, isWhole = false, total, perPage, counts } = props;
  const { chosen, choose } = useChoice(orders);
  const [refused, setRefused] = useState<OrdersChanged['refused']>([]);
  useRefresh(refreshEveryMs);
  return (
    <>
      <OrderViews views={choices.views} isWhole={isWhole} />
      <OrderFilters counts={counts} choices={choices} isWhole={isWhole} />
      <RefusedOrders refused={refused} addressOf={addressOf} />
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <>
          <div className="mb-3 flex min-h-12 flex-wrap items-center gap-3">
            <ChooseAll listed={orders} chosen={chosen} choose={choose} />
            <span role="status" className="ml-auto text-sm text-slate">
              {formatCount(total, 'order')}
            </span>
          </div>
          {chosen.length > 0 && (
            <BulkOrders
              orderIds={chosen}
              riders={choices.riders}
              isWhole={isWhole}
              onDone={(answer) => setRefused(answer.refused)}
            />
          )}
          <OrderHeads />
          <ul className="flex flex-col gap-2.5">
            {orders.map((order) => (
              <OrderRow
                key={order._id}
                order={order}
                address={addressOf(order._id)}
                isChosen={chosen.includes(order._id)}
                onChoose={(isOn) => choose([order._id], isOn)}
              />
            ))}
          </ul>
        </>
      )}
      <PageLinks total={total} perPage={perPage} parameter="page" />
    </>
  );
}

function NoOrders() {
  const [search] = useSearchParams();
  if (countFilters(search) === 0) return <Notice title="No orders here" text="New orders appear here." />;
  return (
    <Notice title="No orders like that" text="Nothing has all of these filters.">
      <LinkButton to="?">Show all orders</LinkButton>
    </Notice>
  );
}

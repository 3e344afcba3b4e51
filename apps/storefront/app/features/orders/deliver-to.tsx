import type { Order } from '@urumuri/contract';
import { describeWish } from '../../platform/format/call-window.ts';

/** Where the order goes, and how to tell it apart. */
export function DeliverTo({ order }: { order: Order }) {
  const { name, address, area, city, province, post, phone, email } = order.shipping_Info;
  const rows = [
    ['Deliver to', name],
    ['Address', [address, area].filter(Boolean).join(', ')],
    ['City', city],
    ['Province', province],
    ['Post', post],
    ['Phone', phone],
    ['E-mail', email],
    ['Our call', describeWish(order)],
    ['Order Id', order._id],
  ];
  return (
    <dl className="grid gap-2.5 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2">
          <dt className="text-slate">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

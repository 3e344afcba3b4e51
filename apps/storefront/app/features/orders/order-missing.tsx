import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addresses } from '../../platform/format/addresses.ts';

/** For an order that does not exist, or is not this customer's: the two look the same. */
export function OrderMissing() {
  return (
    <>
      <DashboardHeading title="Order not found" />
      <Notice
        title="There is no such order"
        text="The address may be mistyped, or the order belongs to another account. Your own orders are all in one list."
      >
        <LinkButton to={addresses.orders}>My Orders</LinkButton>
      </Notice>
    </>
  );
}

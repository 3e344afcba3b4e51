import { MessagePage } from '../../layout/message-page.tsx';
import { ToDashboard } from './to-dashboard.tsx';

/** No order was named, or none of this customer's. */
export function OrderMissing() {
  return (
    <MessagePage title="Order ID not found" text="Your orders are on your dashboard. We are taking you there.">
      <ToDashboard />
    </MessagePage>
  );
}

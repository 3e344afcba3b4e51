import { useAction } from '@urumuri/ui/forms/use-action.ts';

const CANCELLED = 'This order has been cancelled meanwhile. Please order again or call us.';

/** Has the page's action ask whether the order stands; `failure` says why it does not. */
export function useConfirmation(orderId: string) {
  const { isBusy, answer, failure, send } = useAction<'getOrderDetails'>();
  const isCancelled = answer?.order.delivery_status === 'cancelled';
  const isDone = !isBusy && answer !== undefined && !isCancelled;
  return {
    isBusy,
    isDone,
    failure: isBusy ? undefined : isCancelled ? CANCELLED : failure,
    confirm: (): void => {
      if (!isBusy && !isDone) void send({ intent: 'getOrderDetails', input: { params: { orderId } } });
    },
  };
}

import { useMayCall } from '@urumuri/ui/forms/allowed-calls.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';

type OrderLinksProps = { order: { _id: string; canChange: boolean; canCancel: boolean; canReturn: boolean } };

/** What staff may do to an order besides its next step, by how far it is. */
export function OrderLinks({ order: { _id, ...order } }: OrderLinksProps) {
  const mayCall = useMayCall();
  const canChange = order.canChange && mayCall('changeOrder');
  const canCancel = order.canCancel && mayCall('cancelItems');
  const canReturn = order.canReturn && mayCall('openReturn');
  if (!canChange && !canCancel && !canReturn) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:w-full">
      {canChange && (
        <LinkButton look="secondary" to={consoleAddresses.changeOrder(_id)}>
          Change order
        </LinkButton>
      )}
      {canReturn && (
        <LinkButton look="secondary" to={consoleAddresses.openReturn(_id)}>
          Open a return
        </LinkButton>
      )}
      {canCancel && (
        <LinkButton look="quiet" className="text-danger!" to={consoleAddresses.cancelOrder(_id)}>
          Cancel all or part
        </LinkButton>
      )}
    </div>
  );
}

import { type SellerOrder, SHOP_HEADER } from '@urumuri/contract';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { useMayCall } from '@urumuri/ui/forms/allowed-calls.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { NoteFields, useNotes } from './note-fields.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { pickupStepWords, stepWords } from './status-words.ts';

type PartStepsProps = {
  part: Pick<SellerOrder, '_id' | 'nextStatuses' | 'canMarkPaid' | 'isPickup'> & { orderNumber: string };
  /** The shop whose part it is, where the office takes the steps in its name. */
  shopId?: string;
};

/** The steps a shop's part of an order may take now. */
export function PartSteps({
  part: { _id: orderId, orderNumber, nextStatuses, canMarkPaid, isPickup },
  shopId,
}: PartStepsProps) {
  const target = { params: { orderId }, ...(shopId && { headers: { [SHOP_HEADER]: shopId } }) };
  const { notes, write, clear } = useNotes();
  // Here, and not in the buttons, which may be gone when it is done.
  const { isBusy, send } = useAction<'changeSellerOrderStatus' | 'markSellerOrderPaid'>({ onDone: clear });
  const forward = (['processing', 'warehouse', 'placed'] as const).filter((to) => nextStatuses.includes(to));
  const isOver = forward.length === 0 && !canMarkPaid;
  const mayCall = useMayCall();
  const canStep = forward.length > 0 && mayCall('changeSellerOrderStatus');
  const canPay = canMarkPaid && mayCall('markSellerOrderPaid');
  if (isOver) return <p className="text-slate">Nothing left to do for this order.</p>;
  if (!canStep && !canPay) return <p className="text-slate">Your role may not take the next step.</p>;
  return (
    <div className="flex flex-wrap gap-2.5">
      <details className="basis-full">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Add a note to this step</summary>
        <div className="py-2">
          <NoteFields notes={notes} write={write} />
        </div>
      </details>
      {canStep && isPickup && !shopId && forward.includes('placed') && (
        <LinkButton to={consoleAddresses.pickupOf(orderNumber)}>Hand over with a code</LinkButton>
      )}
      {canStep &&
        forward.map((status) => (
          <BusyButton
            key={status}
            look={isPickup && status === 'placed' ? 'secondary' : 'primary'}
            isBusy={isBusy}
            onClick={() =>
              void send({ intent: 'changeSellerOrderStatus', input: { ...target, body: { status, ...notes } } })
            }
          >
            {(isPickup ? pickupStepWords : stepWords)[status]}
          </BusyButton>
        ))}
      {canPay && (
        <BusyButton
          look="secondary"
          isBusy={isBusy}
          onClick={() => void send({ intent: 'markSellerOrderPaid', input: { ...target, body: notes } })}
        >
          Mark as paid
        </BusyButton>
      )}
    </div>
  );
}

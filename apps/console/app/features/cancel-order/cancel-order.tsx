import { type CallOutput, limits } from '@urumuri/contract';
import { useNavigate } from 'react-router';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { HouseNote } from '../orders/note-fields.tsx';
import { PlanButtons, PlanOutcome } from '../orders/plan-outcome.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { CancelLines } from './cancel-lines.tsx';
import { cancelReasonWords } from './cancel-words.ts';
import { type Cancellation, useCancellation } from './use-cancellation.ts';

type CancelOrderProps = { orderId: string; isOffice: boolean; preview: CallOutput<'previewCancellation'> };

/** Ends an order that is not delivered, or takes units off it: what, why, and what is left of it. */
export function CancelOrder({ orderId, isOffice, preview }: CancelOrderProps) {
  const cancellation = useCancellation(orderId, preview);
  const navigate = useNavigate();
  const back = (isOffice ? consoleAddresses.anyOrder : consoleAddresses.order)(orderId);
  const { plan, key, isAsking, isChosen } = cancellation;
  return (
    <ActionForm
      label="Cancel all or part of the order"
      intent="cancelItems"
      // A total that is still being asked for was seen by nobody.
      values={{ revision: plan.revision, key, total: isAsking ? '' : plan.after.total }}
      onDone={() => void navigate(back)}
      className="grid items-start gap-5 xl:grid-cols-2"
    >
      <Panel title="Items to cancel">
        <CancelLines cancellation={cancellation} hasShops={isOffice} />
      </Panel>
      <div className="grid min-w-0 gap-5">
        <Panel title="Why">
          <div className="grid gap-4">
            <SelectField
              label="Reason"
              name="reason"
              defaultValue=""
              required
              choices={[['', 'Choose a reason'], ...Object.entries(cancelReasonWords)]}
            />
            <TextArea
              label="Note to the customer (optional)"
              name="customerNote"
              rows={2}
              maxLength={limits.noteLength}
              hint="The customer sees it below the reason."
            />
            <HouseNote />
          </div>
        </Panel>
        <Panel title="After the cancellation">
          <Outcome cancellation={cancellation} />
          <PlanButtons sends={plan.isCancellation ? 'Cancel the whole order' : 'Cancel the chosen items'} back={back}>
            {!isChosen && <p className="text-slate">Nothing is chosen yet.</p>}
          </PlanButtons>
        </Panel>
      </div>
    </ActionForm>
  );
}

/** The old total and the new one, what is to be given back, and what the customer will read. */
function Outcome({ cancellation: { plan, moneySays, isAsking } }: { cancellation: Cancellation }) {
  return (
    <div className="grid gap-3" aria-busy={isAsking}>
      <PlanOutcome plan={plan}>
        {moneySays.map((sentence) => (
          <p key={sentence} className="font-semibold">
            {sentence}
          </p>
        ))}
      </PlanOutcome>
    </div>
  );
}

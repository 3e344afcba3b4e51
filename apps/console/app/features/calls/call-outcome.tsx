import { type CallOutcome, callOutcomes } from '@urumuri/contract';
import { useState } from 'react';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { NoteFields, useNotes } from '../orders/note-fields.tsx';
import { outcomeWords } from '../orders/status-words.ts';

/** Cancelling stands apart from these, and asks first. */
const plainOutcomes = callOutcomes.filter((outcome) => outcome !== 'cancelled');

type CallOutcomeFormProps = {
  orderId: string;
  orderNumber: string;
  /** Of several shops, where the office has called about all of these. */
  parts?: readonly string[];
};

/** How the call ended, in one tap; a word about it may go with it. */
export function CallOutcomeForm({ orderId, orderNumber, parts }: CallOutcomeFormProps) {
  const { notes, write, clear } = useNotes();
  const [isNoteMissing, setNoteMissing] = useState(false);
  const { isBusy, send } = useAction<'noteSellerCall' | 'noteMarketCall'>({ onDone: clear });
  const callOf = (outcome: CallOutcome) => {
    const [params, body] = [{ orderId }, { outcome, ...notes }];
    return parts === undefined
      ? { intent: 'noteSellerCall' as const, input: { params, body } }
      : { intent: 'noteMarketCall' as const, input: { params, body: { ...body, parts: [...parts] } } };
  };
  const save = (outcome: CallOutcome) => {
    const isMissing = outcome === 'changed' && notes.note.trim() === '';
    setNoteMissing(isMissing);
    if (!isMissing) void send(callOf(outcome));
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">How did the call about order {orderNumber} end?</legend>
      <NoteFields notes={notes} write={write} error={isNoteMissing ? 'Write what the customer changed' : undefined} />
      <div className="grid gap-2 sm:grid-cols-3">
        {plainOutcomes.map((outcome) => (
          <BusyButton
            key={outcome}
            look={outcome === 'confirmed' ? 'primary' : 'secondary'}
            isBusy={isBusy}
            className="px-4"
            onClick={() => save(outcome)}
          >
            {outcomeWords[outcome]}
          </BusyButton>
        ))}
      </div>
      <div className="border-t border-line pt-3">
        <ConfirmButton
          look="quiet"
          className="-mx-3 px-3 text-danger!"
          question={`Cancel order ${orderNumber}?`}
          consequence={`The customer is told, and the stock goes back on sale. This cannot be undone. ${parts ? 'What is not chosen stays as it is.' : 'Parts of other shops stay as they are.'}`}
          confirmLabel="Cancel the order"
          {...callOf('cancelled')}
          onDone={clear}
        >
          {outcomeWords.cancelled}
        </ConfirmButton>
      </div>
    </fieldset>
  );
}

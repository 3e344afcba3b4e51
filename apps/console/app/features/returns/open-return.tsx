import { afterSaleLimits, type ReturnableLine } from '@urumuri/contract';
import { useNavigate } from 'react-router';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { returnReasonWords } from '@urumuri/ui/parts/return-words.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { Thumbnail } from '../../shell/thumbnail.tsx';
import { CountField } from '../../shell/count-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

type OpenReturnProps = {
  orderId: string;
  isOffice: boolean;
  lines: readonly ReturnableLine[];
};

/** A return that staff open for a customer on the phone or at the counter, by the customer's own terms. */
export function OpenReturn({ orderId, isOffice, lines }: OpenReturnProps) {
  const navigate = useNavigate();
  const showReturns = ([first, ...others]: readonly string[]) => {
    void navigate(first && others.length === 0 ? consoleAddresses.return(first) : consoleAddresses.returns);
  };
  const isAny = lines.some(({ quantity }) => quantity > 0);
  return (
    <ActionForm
      label="Open a return"
      intent="openReturn"
      onDone={({ returnIds }) => showReturns(returnIds)}
      className="grid items-start gap-5 lg:grid-cols-2"
    >
      <Panel title="Items to return">
        <ul className="flex flex-col divide-y divide-line">
          {lines.map((line) => (
            <Line key={line._id} line={line} />
          ))}
        </ul>
      </Panel>
      <Panel title="Why">
        <div className="grid gap-4">
          <SelectField
            label="The customer says"
            name="reason"
            defaultValue=""
            required
            choices={[['', 'Choose a reason'], ...Object.entries(returnReasonWords)]}
          />
          <TextArea
            label="What they say about it (optional)"
            name="text"
            maxLength={afterSaleLimits.returnTextLength}
            hint="The customer sees it with the return, which says that you opened it."
          />
          <div className="flex flex-col gap-3">
            {isAny && <SendButton>Open the return</SendButton>}
            <LinkButton
              look="secondary"
              to={(isOffice ? consoleAddresses.anyOrder : consoleAddresses.order)(orderId)}
              className="sm:self-start"
            >
              Back to the order
            </LinkButton>
          </div>
        </div>
      </Panel>
    </ActionForm>
  );
}

function Line({ line: { _id, name, image, quantity, until, terms } }: { line: ReturnableLine }) {
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex gap-3">
        <Thumbnail image={image} className="size-14 shrink-0" />
        <p className="min-w-0">
          <span className="block font-semibold break-words">{name}</span>
          <span className="block text-sm text-slate">
            {terms} {until !== undefined && `Until ${formatKigaliMoment(until)}.`}
          </span>
        </p>
      </div>
      {quantity > 0 ? (
        <CountField label="To return" aria-label={`To return: ${name}`} name={`units ${_id}`} most={quantity} />
      ) : (
        <p className="text-sm">Nothing left to return: the time is over, or all of it is in a return already.</p>
      )}
    </li>
  );
}

import { limits, type SellerReturn, unspecifiedMethod } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { ReferenceField } from '../payments/reference-field.tsx';
import { CountField } from '../../shell/count-field.tsx';
import { CheckField } from '@urumuri/ui/forms/check-field.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

type Props = { return: SellerReturn };

/** The one thing a return waits for. */
export function ReturnSteps({ return: one }: Props) {
  switch (one.status) {
    case 'asked':
    case 'accepted':
      return (
        <div className="flex flex-col gap-6">
          {one.status === 'accepted' && <ReceiveForm return={one} />}
          <DecideForm return={one} />
        </div>
      );
    case 'received':
      return <RefundForm return={one} />;
    case 'refused':
      return <p>Refused: {one.answer}</p>;
    case 'withdrawn':
      return <p>The customer has withdrawn the return and keeps the items.</p>;
    case 'closed':
      return <p>{describeClosed(one)}</p>;
  }
}

function describeClosed({ refund = 0, takenOff = 0 }: SellerReturn): string {
  const off = takenOff > 0 ? [`${formatRwf(takenOff)} deducted from what was still to pay`] : [];
  const back = refund > 0 ? [`${formatRwf(refund)} refunded`] : [];
  return off.length + back.length === 0 ? 'Closed without refund.' : `Closed: ${[...off, ...back].join(', ')}.`;
}

function DecideForm({ return: { status } }: Props) {
  const isOpen = status === 'asked';
  return (
    <ActionForm intent="decideReturn" label="Decide" className="flex flex-col gap-4">
      <TextArea
        label={isOpen ? 'Your answer' : 'Never received? Say why you refuse it now'}
        name="answer"
        maxLength={limits.noteLength}
        hint={isOpen ? 'How to send it back, or why not. The customer sees it.' : undefined}
      />
      <FormFailure />
      <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
        {isOpen && (
          <SubmitButton name="decision" value="accept">
            Accept
          </SubmitButton>
        )}
        <SubmitButton look="secondary" name="decision" value="refuse">
          Refuse
        </SubmitButton>
      </div>
    </ActionForm>
  );
}

function ReceiveForm({ return: { lines } }: Props) {
  return (
    <ActionForm intent="receiveReturn" label="Received" className="flex flex-col gap-4">
      {lines.map(({ _id, name, quantity }) => (
        <CountField key={_id} label={`${name}: back on sale`} name={`restock ${_id}`} most={quantity} />
      ))}
      {lines.map((line) => (
        <WhichUnits key={line._id} line={line} />
      ))}
      <SendButton>Mark as received</SendButton>
    </ActionForm>
  );
}

/** Where the customer keeps some, it matters whose warranty ends; the serial numbers tell them apart. */
function WhichUnits({ line }: { line: SellerReturn['lines'][number] }) {
  const { name, quantity, units } = line;
  if (units.length <= quantity || units.every(({ serial }) => serial === '')) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 font-semibold">
        {name}: which {quantity === 1 ? 'one' : quantity} did you receive?
      </legend>
      {units.map(({ _id, serial }) => (
        <CheckField key={_id} label={serial === '' ? 'No serial number' : serial} name="unit" value={_id} />
      ))}
    </fieldset>
  );
}

function RefundForm({ return: one }: Props) {
  const { mostRefund, methods } = one;
  return (
    <ActionForm intent="closeReturn" label="Refund" className="flex flex-col gap-4">
      <TextField
        label="Refund (RWF)"
        name="refund"
        inputMode="numeric"
        defaultValue={mostRefund}
        hint={describeMost(one)}
      />
      {mostRefund > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Method" name="method" choices={[['', unspecifiedMethod], 'Cash', ...methods]} />
          <ReferenceField />
        </div>
      )}
      <SendButton>Record refund and close</SendButton>
    </ActionForm>
  );
}

/** What the amount may be, what was taken off already, and what was given back before. */
function describeMost({ goods, mostRefund, takenOff = 0, givenBack }: SellerReturn): string {
  const before = [
    ...(takenOff > 0 ? [`${formatRwf(takenOff)} was deducted from what is still to pay when it came back.`] : []),
    ...(givenBack > 0 ? [`${formatRwf(givenBack)} of this order was refunded already.`] : []),
  ];
  if (mostRefund === 0) return [...before, 'Nothing left to refund for it.'].join(' ');
  const most = mostRefund === goods ? 'the price of the items' : `of ${formatRwf(goods)}, the price of the items`;
  return [...before, `At most ${formatRwf(mostRefund)}: ${most}. Enter 0 for no refund.`].join(' ');
}

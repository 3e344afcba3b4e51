import { limits, type SellerReturn } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useRevalidator } from 'react-router';
import { toast } from '../../platform/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { TextArea } from '../shell/text-area.tsx';
import { readNumber, readText, useConsoleForm } from '../shell/use-console-form.ts';

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
      return <p>The customer has withdrawn it and keeps the goods.</p>;
    case 'closed':
      return <p>{one.refund ? `Closed: ${formatRwf(one.refund)} given back.` : 'Closed; no money was given back.'}</p>;
  }
}

function useStep(send: (data: FormData) => Promise<{ message: string }>) {
  const { revalidate } = useRevalidator();
  const form = useConsoleForm(async (data) => {
    try {
      toast.success((await send(data)).message);
    } finally {
      // Refused too: somebody else may have taken the step.
      await revalidate();
    }
  });
  return form;
}

function DecideForm({ return: { _id: returnId, status } }: Props) {
  const { errors, failure, isSending, onSubmit } = useStep((data) =>
    sellerApi.decideReturn({
      params: { returnId },
      body: { isAccepted: data.get('decision') === 'accept', answer: readText(data, 'answer') },
    }),
  );
  const isOpen = status === 'asked';
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Decide" className="flex flex-col gap-4">
      <TextArea
        label={isOpen ? 'Your answer' : 'It never came back? Say why you refuse it now'}
        name="answer"
        maxLength={limits.noteLength}
        hint={isOpen ? 'How it comes back, or why not. The customer reads it.' : undefined}
        error={errors.answer}
      />
      <FormAlert>{failure}</FormAlert>
      <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1">
        {isOpen && (
          <BusyButton type="submit" name="decision" value="accept" isBusy={isSending}>
            Accept
          </BusyButton>
        )}
        <BusyButton type="submit" look="secondary" name="decision" value="refuse" isBusy={isSending}>
          Refuse
        </BusyButton>
      </div>
    </form>
  );
}

function ReceiveForm({ return: { _id: returnId, lines } }: Props) {
  const { errors, failure, isSending, onSubmit } = useStep((data) =>
    sellerApi.receiveReturn({
      params: { returnId },
      body: {
        restock: lines.map(({ _id }) => ({ _id, quantity: readNumber(data, `restock ${_id}`) ?? 0 })),
        units: data.getAll('unit') as string[],
      },
    }),
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Received" className="flex flex-col gap-4">
      {lines.map(({ _id, name, quantity }) => (
        <SelectField key={_id} label={`${name}: sold again`} name={`restock ${_id}`} defaultValue={0}>
          {Array.from({ length: quantity + 1 }, (_, units) => (
            <option key={units} value={units}>
              {units === 0 ? 'None' : `${units} of ${quantity}`}
            </option>
          ))}
        </SelectField>
      ))}
      {lines.map((line) => (
        <WhichUnits key={line._id} line={line} error={errors.units} />
      ))}
      <SendButton failure={failure} isSending={isSending}>
        It is back
      </SendButton>
    </form>
  );
}

/** Where the customer keeps some, it matters whose warranty ends; the serial numbers tell them apart. */
function WhichUnits({ line, error }: { line: SellerReturn['lines'][number]; error: string | undefined }) {
  const { name, quantity, units } = line;
  if (units.length <= quantity || units.every(({ serial }) => serial === '')) return null;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 font-semibold">
        {name}: which {quantity === 1 ? 'one' : quantity} came back?
      </legend>
      {units.map(({ _id, serial }) => (
        <label key={_id} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="unit" value={_id} className="size-5 accent-ink" />
          {serial === '' ? 'Without a serial number' : serial}
        </label>
      ))}
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  );
}

function RefundForm({ return: { _id: returnId, mostRefund, payment_status: payment } }: Props) {
  const { errors, failure, isSending, onSubmit } = useStep((data) =>
    sellerApi.closeReturn({ params: { returnId }, body: { refund: readNumber(data, 'refund') ?? Number.NaN } }),
  );
  const hint =
    payment === 'paid'
      ? `At most ${formatRwf(mostRefund)}: what was paid for it. 0 if nothing is given back.`
      : 'Nothing can be given back: the order is not marked as paid.';
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="Refund" className="flex flex-col gap-4">
      <TextField
        label="Given back (RWF)"
        name="refund"
        inputMode="numeric"
        defaultValue={mostRefund}
        hint={hint}
        error={errors.refund}
      />
      <SendButton failure={failure} isSending={isSending}>
        Note it and close
      </SendButton>
    </form>
  );
}

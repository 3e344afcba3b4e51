import type { LineSerials } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { formatKigaliDay } from '../../platform/format/kigali-time.ts';
import { toast } from '../../platform/toast.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Panel } from '../shell/panel.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { TextArea } from '../shell/text-area.tsx';
import { readSecret, useConsoleForm } from '../shell/use-console-form.ts';

type SerialsProps = { orderId: string; lines: readonly LineSerials[] };

/** The serial numbers of what was handed over, to be typed, scanned or pasted, and corrected. */
export function Serials({ orderId, lines }: SerialsProps) {
  return (
    <Panel title="Serial numbers and warranty" className="mb-5">
      <p className="mb-3 text-sm text-slate">Type, scan or paste them if you can: the warranty holds without.</p>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <li key={line.lineId} className="py-4 first:pt-0 last:pb-0">
            <LineForm orderId={orderId} line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LineForm({ orderId, line }: { orderId: string; line: LineSerials }) {
  const { lineId, name, quantity, endsOn, serials, former, returned } = line;
  const back = returned.filter(Boolean).length;
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    // Empty lines stand for units without a number, so those between others count.
    const typed = readSecret(data, 'serials')
      .trimEnd()
      .split(/[\n,;\t]/);
    const body = { lineId, serials: typed.map((serial) => serial.trim()) };
    toast.success((await sellerApi.recordSerials({ params: { orderId }, body })).message);
    await revalidate();
  });
  return (
    <form noValidate aria-label={`Serial numbers of ${name}`} className="flex flex-col gap-3" onSubmit={onSubmit}>
      <p>
        <strong>{quantity === 1 ? name : `${quantity} × ${name}`}</strong>
        <span className="block text-sm text-slate">
          {endsOn ? `Warranty until ${formatKigaliDay(endsOn)}` : 'No warranty is set for this product.'}
          {back > 0 && ` ${back === quantity ? 'It' : `${back} of them`} came back.`}
        </span>
      </p>
      <TextArea
        label={quantity === 1 ? 'Serial number or IMEI' : 'Serial numbers or IMEIs, one a line'}
        name="serials"
        rows={Math.min(quantity, 8)}
        defaultValue={serials.join('\n').trimEnd()}
        error={errors.serials}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {former.length > 0 && <p className="text-sm break-words text-slate">Before: {former.join(', ')}</p>}
      <FormAlert>{failure}</FormAlert>
      <BusyButton type="submit" look="secondary" isBusy={isSending} className="self-start">
        {isSending ? 'Saving…' : 'Save numbers'}
      </BusyButton>
    </form>
  );
}

import type { LineSerials } from '@urumuri/contract';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { readSecret, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { Panel } from '../../shell/panel.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';

type SerialsProps = { orderId: string; lines: readonly LineSerials[] };

/** The serial numbers of what was handed over, to be typed, scanned or pasted, and corrected. */
export function Serials({ orderId, lines }: SerialsProps) {
  return (
    <Panel title="Serial numbers and warranty" className="mb-5">
      <p className="mb-3 text-sm text-slate">
        Type, scan or paste them if you can. The warranty is valid without them, too.
      </p>
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
  return (
    <ActionForm
      intent="recordSerials"
      values={{ orderId, lineId }}
      label={`Serial numbers of ${name}`}
      className="flex flex-col gap-3"
    >
      <p>
        <strong>{quantity === 1 ? name : `${quantity} × ${name}`}</strong>
        <span className="block text-sm text-slate">
          {endsOn ? `Warranty until ${formatKigaliDay(endsOn)}` : 'No warranty is set for this product.'}
          {back > 0 && ` ${back === quantity ? 'It' : `${back} of them`} came back.`}
        </span>
      </p>
      <TextArea
        label={quantity === 1 ? 'Serial number or IMEI' : 'Serial numbers or IMEIs, one per line'}
        name="serials"
        rows={Math.min(quantity, 8)}
        defaultValue={serials.join('\n').trimEnd()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {former.length > 0 && <p className="text-sm break-words text-slate">Before: {former.join(', ')}</p>}
      <FormFailure />
      <SubmitButton look="secondary" className="self-start" sendingWords="Saving…">
        Save numbers
      </SubmitButton>
    </ActionForm>
  );
}

/** Empty lines stand for units without a number, so those between others count. */
export function readSerials(data: FormData) {
  const typed = readSecret(data, 'serials')
    .trimEnd()
    .split(/[\n,;\t]/);
  return { ...readTexts(data, 'lineId'), serials: typed.map((serial) => serial.trim()) };
}

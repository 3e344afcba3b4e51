import { counterMethods, limits, type WaitingPickup } from '@urumuri/contract';
import { useState } from 'react';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { SendButton } from '../../shell/send-button.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { CounterMethodField } from '../payments/counter-method-field.tsx';
import { GoodsToCollect } from '../payments/goods-to-collect.tsx';
import { ReferenceField } from '../payments/reference-field.tsx';

type PickupCardProps = { pickup: WaitingPickup; code: string; isOpen: boolean };

/** One order that is ready: who fetches it, what it is, and what is still to be paid. */
export function PickupCard({ pickup, code, isOpen }: PickupCardProps) {
  const { orderId, orderNumber, customerName, phone, items, readyAt, open } = pickup;
  return (
    <li aria-label={`Order ${orderNumber}`} className="rounded-card border border-line bg-white p-4">
      <h2 className="text-lg break-words">
        <TextLink to={consoleAddresses.order(orderId)}>No. {orderNumber}</TextLink> {customerName}
      </h2>
      <div className="font-semibold">
        <PhoneLink phone={phone} />
      </div>
      <p className="text-sm text-slate">Ready since {formatKigaliMoment(readyAt)}</p>
      <GoodsToCollect items={items} open={open} />
      {isOpen ? (
        <HandOver pickup={pickup} code={code} />
      ) : (
        <Collapsible title="Hand over">
          <HandOver pickup={pickup} code="" />
        </Collapsible>
      )}
    </li>
  );
}

function HandOver({ pickup: { _id, orderNumber, open }, code }: Pick<PickupCardProps, 'pickup' | 'code'>) {
  const [hasCode, setHasCode] = useState(true);
  const [method, setMethod] = useState<string>(counterMethods[0]);
  return (
    <ActionForm
      intent="handOverPickup"
      values={{ partId: _id }}
      label={`Hand over order ${orderNumber}`}
      className="flex flex-col gap-3"
    >
      <div>
        {hasCode ? (
          <TextField
            key="code"
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="off"
            maxLength={limits.secondStepCodeLength}
            defaultValue={code}
            hint="Six digits, in the customer’s message and on their order page."
          />
        ) : (
          <TextField
            key="reason"
            label="Who took it, and why without a code?"
            name="reason"
            autoComplete="off"
            maxLength={limits.noteLength}
            hint="Only staff see it, in the history of the order."
          />
        )}
        <button
          type="button"
          onClick={() => setHasCode(!hasCode)}
          className="min-h-11 text-sm font-semibold underline underline-offset-4"
        >
          {hasCode ? 'The customer has no code' : 'The customer has a code'}
        </button>
      </div>
      {open > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Collected (RWF)"
            name="collected"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={open}
          />
          <CounterMethodField method={method} onChoose={setMethod} />
          {method !== counterMethods[0] && <ReferenceField />}
        </div>
      )}
      <SendButton>Hand over</SendButton>
    </ActionForm>
  );
}

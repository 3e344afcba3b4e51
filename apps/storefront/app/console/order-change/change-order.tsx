import { limits, type OrderPlan } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type CallWindow, describeWish } from '../../platform/format/call-window.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShippingInputs } from '../../ui/shipping/shipping-inputs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ProductSearch } from '../counter/product-search.tsx';
import { CallFields } from '../orders/call-fields.tsx';
import { OrderSums } from '../orders/order-sums.tsx';
import { Collapsible } from '../shell/collapsible.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { Panel } from '../shell/panel.tsx';
import { SendButton } from '../shell/send-button.tsx';
import { TextArea } from '../shell/text-area.tsx';
import { ChangeLines } from './change-lines.tsx';
import { keptWindow, type OrderChangeDraft, useOrderChange } from './use-order-change.ts';

type ChangeOrderProps = { orderId: string; plan: OrderPlan; isOffice: boolean; windows: readonly CallWindow[] };

/** Changes an order that is not packed yet: what is in it, where it goes, when we call. */
export function ChangeOrder({ orderId, plan, isOffice, windows }: ChangeOrderProps) {
  const draft = useOrderChange(orderId, plan, windows);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const back = (isOffice ? consoleAddresses.anyOrder : consoleAddresses.order)(orderId);

  const save = async () => {
    const result = await draft.save();
    if ('message' in result) {
      toast.success(result.message);
      await navigate(back);
      return;
    }
    const controls = [...(form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    const first = controls.find(({ name }) => name in result.found);
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isSaving) void save();
  };
  const added = draft.lines.map(({ productId, quantity }) => ({ product: { _id: productId }, quantity }));
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <Panel title="The order">
          <ChangeLines draft={draft} hasShops={isOffice} />
        </Panel>
        <Panel title="Add products">
          <ProductSearch isOffice={isOffice} lines={added} onAdd={draft.add} />
        </Panel>
      </div>
      <form ref={form} noValidate onSubmit={submit} aria-label="Change order" className="grid min-w-0 gap-5">
        {draft.plan.deliveryRefusal ? (
          <Panel title="Delivery and call">
            <p className="text-slate">{draft.plan.deliveryRefusal}</p>
          </Panel>
        ) : (
          <>
            <Collapsible title={`Change the address: ${draft.fields.area}, ${draft.fields.city}`}>
              <ShippingInputs fields={draft.fields} errors={draft.errors} write={draft.writeField} isOwn={false} />
            </Collapsible>
            <Collapsible title="Change our call">
              <CallFields
                windows={windows}
                way={draft.way}
                from={draft.window}
                kept={{ value: keptWindow, label: `As it is: ${describeKept(draft.plan)}` }}
                onWay={(way) => draft.write({ way })}
                onFrom={(window) => draft.write({ window })}
              />
            </Collapsible>
          </>
        )}
        <Panel title="Why">
          <div className="grid gap-4">
            <TextArea
              label="Reason"
              name="reason"
              rows={2}
              required
              maxLength={limits.noteLength}
              hint="The customer reads it."
              error={draft.errors.reason}
              value={draft.reason}
              onChange={(event) => draft.write({ reason: event.currentTarget.value })}
            />
            <TextField
              label="Note for the house (optional)"
              name="note"
              autoComplete="off"
              maxLength={limits.noteLength}
              hint="The customer never reads it."
              value={draft.note}
              onChange={(event) => draft.write({ note: event.currentTarget.value })}
            />
          </div>
        </Panel>
        <Panel title="What it becomes">
          <Outcome draft={draft} />
          <div className="mt-5 flex flex-col gap-3">
            <SendButton failure={draft.failure} isSending={draft.isSaving}>
              {draft.plan.isCancellation ? 'Cancel the order' : 'Save the change'}
            </SendButton>
            <LinkButton look="secondary" to={back} className="sm:self-start">
              Leave it as it is
            </LinkButton>
          </div>
        </Panel>
      </form>
    </div>
  );
}

const describeKept = ({ contactBy, contactFrom, contactUntil }: OrderPlan) =>
  describeWish({ contact_by: contactBy, contact_from: contactFrom, contact_until: contactUntil });

/** The old total and the new one, what the customer will read, and what stands in the way. */
function Outcome({ draft: { plan, isStale, isChanged, look } }: { draft: OrderChangeDraft }) {
  const { before, after, words } = plan;
  return (
    <div className="grid gap-3">
      {isStale && (
        <div role="alert" className="grid gap-3 rounded-control bg-amber-wash px-4 py-3">
          <p>This order was changed meanwhile. What you wrote is kept; please look at the lines above again.</p>
          <Button look="secondary" className="sm:justify-self-start" onClick={look}>
            Go on from the order as it is now
          </Button>
        </div>
      )}
      <p role="status" className="text-lg font-bold tabular-nums">
        {before.total === after.total
          ? `The total stays ${formatRwf(after.total)}`
          : `${formatRwf(before.total)} → ${formatRwf(after.total)}`}
      </p>
      <OrderSums
        itemsPrice={after.items}
        voucherDiscount={after.voucher}
        shippingFee={after.shipping}
        price={after.total}
      />
      {words.length > 0 && (
        <div>
          <h3 className="text-base">The customer is told</h3>
          <ul className="list-disc pl-5 text-sm">
            {words.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {plan.refusal && <p className="font-medium text-danger">{plan.refusal}</p>}
      {!isChanged && <p className="text-slate">Nothing is changed yet.</p>}
    </div>
  );
}

import { limits, type OrderPlan } from '@urumuri/contract';
import { useNavigate } from 'react-router';
import { type CallWindow, describeWish } from '@urumuri/ui/format/call-window.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ShippingInputs } from '@urumuri/ui/shipping/shipping-inputs.tsx';
import { ProductSearch } from '../counter/product-search.tsx';
import { CallFields } from '../orders/call-fields.tsx';
import { HouseNote } from '../orders/note-fields.tsx';
import { PlanButtons, PlanOutcome } from '../orders/plan-outcome.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { TextArea } from '@urumuri/ui/forms/text-area.tsx';
import { ChangeLines } from './change-lines.tsx';
import { keptWindow, type OrderChangeDraft, useOrderChange } from './use-order-change.ts';

type ChangeOrderProps = { orderId: string; plan: OrderPlan; isOffice: boolean; windows: readonly CallWindow[] };

/** Changes an order that is not packed yet: what is in it, where it goes, when we call. */
export function ChangeOrder({ orderId, plan, isOffice, windows }: ChangeOrderProps) {
  const draft = useOrderChange(orderId, plan, windows);
  const navigate = useNavigate();
  const back = (isOffice ? consoleAddresses.anyOrder : consoleAddresses.order)(orderId);
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
      <ActionForm
        label="Change order"
        intent="changeOrder"
        values={{ change: JSON.stringify(draft.change) }}
        prepare={draft.sign}
        onDone={() => void navigate(back)}
        className="grid min-w-0 gap-5"
      >
        {draft.plan.deliveryRefusal ? (
          <Panel title="Delivery and call">
            <p className="text-slate">{draft.plan.deliveryRefusal}</p>
          </Panel>
        ) : (
          <>
            <Collapsible title={`Change the address: ${draft.fields.area}, ${draft.fields.city}`}>
              <ShippingInputs fields={draft.fields} write={draft.writeField} isOwn={false} />
            </Collapsible>
            <Collapsible title="Change our call">
              <CallFields
                windows={windows}
                way={draft.way}
                from={draft.window}
                kept={{ value: keptWindow, label: `No change: ${describeKept(draft.plan)}` }}
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
              hint="The customer sees it."
            />
            <HouseNote />
          </div>
        </Panel>
        <Panel title="After the change">
          <Outcome draft={draft} />
          <PlanButtons sends={draft.plan.isCancellation ? 'Cancel the order' : 'Save the change'} back={back} />
        </Panel>
      </ActionForm>
    </div>
  );
}

const describeKept = ({ contactBy, contactFrom, contactUntil }: OrderPlan) =>
  describeWish({ contact_by: contactBy, contact_from: contactFrom, contact_until: contactUntil });

/** The old total and the new one, what the customer will read, and what stands in the way. */
function Outcome({ draft: { plan, isStale, isChanged, look } }: { draft: OrderChangeDraft }) {
  return (
    <div className="grid gap-3">
      {isStale && (
        <div role="alert" className="grid gap-3 rounded-control bg-amber-wash px-4 py-3">
          <p>Somebody else changed this order. Your entries are kept; please check the lines above.</p>
          <Button look="secondary" className="sm:justify-self-start" onClick={look}>
            Continue with the order as it is now
          </Button>
        </div>
      )}
      <PlanOutcome plan={plan} />
      {!isChanged && <p className="text-slate">No changes yet.</p>}
    </div>
  );
}

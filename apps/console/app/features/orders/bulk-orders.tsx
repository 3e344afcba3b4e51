import type { ChangeOrdersBody, DeliveryStatus, OrderChoices, OrdersChanged } from '@urumuri/contract';
import { ConfirmButton } from '@urumuri/ui/forms/confirm-button.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { BusyButton } from '@urumuri/ui/parts/busy-button.tsx';
import { deliveryWords } from '@urumuri/ui/parts/status-words.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Allowed } from '../../shell/allowed.tsx';
import { ExportButton } from '../../shell/export-button.tsx';
import { sellerApi } from '../../shell/seller-api.ts';
import { PaperLinks } from '../paper/paper-links.tsx';

type BulkOrdersProps = {
  orderIds: readonly string[];
  riders: OrderChoices['riders'];
  isWhole: boolean;
  onDone: (answer: OrdersChanged) => void;
};

const steps = ['processing', 'warehouse', 'placed'] as const satisfies readonly DeliveryStatus[];

/** What can be done to all that are chosen. */
export function BulkOrders({ orderIds: chosen, riders, isWhole, onDone }: BulkOrdersProps) {
  const intent = isWhole ? 'changeAllOrders' : 'changeSellerOrders';
  const { isBusy, send } = useAction<typeof intent>({ onDone });
  const orderIds = [...chosen];
  const change = (body: Omit<ChangeOrdersBody, 'orderIds'>) =>
    void send({ intent, input: { body: { ...body, orderIds } } });
  const load = isWhole ? sellerApi.exportAllOrders : sellerApi.exportOrders;
  const orders = chosen.length === 1 ? 'this order' : `${chosen.length} orders`;
  return (
    <section aria-label="Chosen orders" className="mb-4 flex flex-col gap-3 rounded-card border border-line p-3">
      <Allowed call={intent}>
        <div className="grid gap-3 lg:grid-cols-2">
          <ChooseAndSend
            label="Status"
            choices={steps.map((step) => [step, deliveryWords[step].label])}
            isBusy={isBusy}
            onSend={(status) => change({ kind: 'status', status: status as DeliveryStatus })}
          >
            Set status
          </ChooseAndSend>
          <ChooseAndSend
            label="Rider"
            choices={[['', 'Nobody'], ...riders.map(({ _id, name }) => [_id, name] as const)]}
            isBusy={isBusy}
            onSend={(riderId) => change({ kind: 'rider', riderId })}
          >
            Assign
          </ChooseAndSend>
        </div>
      </Allowed>
      <div className="flex flex-wrap gap-2">
        <PaperLinks orderIds={chosen} isWhole={isWhole} />
        <ExportButton
          call={isWhole ? 'exportAllOrders' : 'exportOrders'}
          label="Export chosen"
          fileName="orders.csv"
          load={(after) => load({ query: { after, order: orderIds } })}
        />
        <ConfirmButton
          look="quiet"
          className="text-danger!"
          question={`Cancel ${orders}?`}
          consequence="Orders that are pending or confirmed are cancelled, their goods can be sold again, and the customers are told."
          confirmLabel="Cancel them"
          cancelLabel="Keep them"
          intent={intent}
          input={{ body: { kind: 'status', status: 'cancelled', orderIds } }}
          onDone={onDone}
        >
          Cancel {orders}
        </ConfirmButton>
      </div>
    </section>
  );
}

type ChooseAndSendProps = {
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
  isBusy: boolean;
  onSend: (value: string) => void;
  children: string;
};

/** One choice with its button; the first is chosen until the user chooses. */
function ChooseAndSend({ label, choices, isBusy, onSend, children }: ChooseAndSendProps) {
  const [value, setValue] = useState(choices[0]?.[0] ?? '');
  return (
    <div className="flex items-end gap-2">
      <SelectField
        label={label}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        choices={choices}
        className="flex-1"
      />
      <BusyButton look="secondary" isBusy={isBusy} className="min-h-12 px-4" onClick={() => onSend(value)}>
        {children}
      </BusyButton>
    </div>
  );
}

type RefusedProps = { refused: OrdersChanged['refused']; addressOf: (orderId: string) => string };

/** Which of the chosen orders stayed as they were, and why. */
export function RefusedOrders({ refused, addressOf }: RefusedProps) {
  return (
    <div role="status">
      {refused.length > 0 && (
        <div className="mb-4 rounded-card bg-amber-wash p-4">
          <p className="font-semibold">{refused.length === 1 ? 'Not changed' : `${refused.length} not changed`}</p>
          <ul className="mt-1">
            {refused.map(({ _id, orderNumber, reason }) => (
              <li key={_id}>
                <Link
                  to={addressOf(_id)}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  Order {orderNumber}
                </Link>
                {`: ${reason}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

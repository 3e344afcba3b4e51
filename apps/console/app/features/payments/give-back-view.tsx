import { type BackReason, limits, type OrderToGiveBack, type ToGiveBack } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Link } from 'react-router';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { Collapsible } from '../../shell/collapsible.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { ListPage } from '../../shell/list-page.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { ReferenceField } from './reference-field.tsx';

const reasonWords: Record<BackReason, string> = {
  cancelled: 'Order cancelled',
  return: 'Items returned',
  cancelled_part: 'Part of the order cancelled',
  paid_twice: 'Paid twice',
  paid_too_much: 'Paid too much',
};

type GiveBackViewProps = ToGiveBack & { isOffice: boolean };

/** Money that customers wait for, the oldest order first, with the step that writes it down. */
export function GiveBackView({ orders, total, perPage, sum, methods, isOffice }: GiveBackViewProps) {
  return (
    <>
      {total > 0 && (
        <p className="mb-4">
          <strong className="text-2xl tabular-nums">{formatRwf(sum)}</strong>{' '}
          <span className="text-slate">to give back for {formatCount(total, 'order')}</span>
        </p>
      )}
      <ListPage
        title="Nothing to give back"
        text="Orders that were cancelled after payment, returned or paid too much appear here by themselves."
        className="flex flex-col gap-3"
        {...{ total, perPage }}
      >
        {orders.map((order) => (
          <OrderCard key={order._id} {...{ order, methods, isOffice }} />
        ))}
      </ListPage>
    </>
  );
}

type OrderCardProps = { order: OrderToGiveBack; methods: readonly string[]; isOffice: boolean };

function OrderCard({ order, methods, isOffice }: OrderCardProps) {
  const { _id, orderNumber, customerName, phone, shopNames, createdAt, back, reason, paidBy } = order;
  const addressOf = isOffice ? consoleAddresses.anyOrder : consoleAddresses.order;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-white px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg tabular-nums">{formatRwf(back)}</h2>
        <Badge tone="waiting">{reasonWords[reason]}</Badge>
        <Link to={addressOf(_id)} className="ml-auto inline-flex min-h-11 items-center underline">
          Order {orderNumber}
        </Link>
      </div>
      <p className="break-words">
        {customerName}, <PhoneLink phone={phone} />
      </p>
      <ul className="text-sm break-words">
        {paidBy.map(({ method, amount, reference }, place) => (
          <li key={place}>
            Paid {formatRwf(amount)}, {method}
            {reference && (
              <>
                , reference <strong className="select-all">{reference}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-slate">
        Ordered {formatKigaliMoment(createdAt)}
        {isOffice && `, ${shopNames.join(', ')}`}
      </p>
      {isOffice || order.return ? (
        <Collapsible title="Record refund">
          <RefundForm {...{ order, methods }} />
        </Collapsible>
      ) : (
        <p className="text-sm">Our office gives this back.</p>
      )}
    </li>
  );
}

/** For goods that came back their return is closed with it, so that nothing goes back twice. */
function RefundForm({ order, methods }: Omit<OrderCardProps, 'isOffice'>) {
  const { _id, orderNumber, revision, back, paidBy, return: returned } = order;
  const most = returned?.most ?? back;
  const choices = ['Cash', ...methods.filter((method) => method !== 'Cash')];
  const paidLast = paidBy.findLast(({ method }) => choices.includes(method))?.method;
  return (
    <ActionForm
      intent={returned ? 'closeReturn' : 'recordPayment'}
      values={returned ? { returnId: returned._id } : { orderId: _id, revision }}
      label={`Refund of order ${orderNumber}`}
      className="flex flex-col gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Amount (RWF)"
          name={returned ? 'refund' : 'amount'}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={most}
          hint={returned && `At most ${formatRwf(most)}. This closes the return; less means the shop keeps the rest.`}
        />
        <SelectField label="By" name="method" choices={choices} defaultValue={paidLast} />
        <ReferenceField />
        {!returned && (
          <TextField
            label="Note"
            name="note"
            hint="Only the office reads it."
            maxLength={limits.noteLength}
            autoComplete="off"
          />
        )}
      </div>
      <SendButton>Record refund</SendButton>
    </ActionForm>
  );
}

import { type CashHandIn, type CashOf, limits } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { consoleAddresses } from '../../shell/console-addresses.ts';
import { Panel } from '../../shell/panel.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { describeDifference } from './cash-view.tsx';

/** The payments that somebody took in cash: to be counted and handed in, or the statement of what was. */
export function CashOfPerson({ name, payments, sum, handIn, isOffice }: CashOf & { isOffice: boolean }) {
  const addressOf = isOffice ? consoleAddresses.anyOrder : consoleAddresses.order;
  return (
    <>
      <DashboardHeading title={handIn ? `Cash handed in by ${name}` : `Cash of ${name}`} />
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Panel title={formatCount(payments.length, 'payment')}>
          <ul className="flex flex-col divide-y divide-line">
            {payments.map(({ _id, orderId, orderNumber, customerName, toCollect, amount, at }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <div className="min-w-0 break-words">
                  <Link to={addressOf(orderId)} className="inline-flex min-h-11 items-center underline">
                    Order {orderNumber}
                  </Link>
                  , {customerName}
                  <p className="text-sm text-slate">{formatKigaliMoment(at)}</p>
                </div>
                <p className="text-right font-semibold tabular-nums">
                  {formatRwf(amount)}
                  {amount !== toCollect && (
                    <span className="block text-sm font-normal">of {formatRwf(toCollect)} to collect</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <p className="flex justify-between gap-4 border-t border-ink pt-3 font-bold tabular-nums">
            <span>Recorded</span>
            {formatRwf(sum)}
          </p>
        </Panel>
        <Panel title={handIn ? 'Statement' : 'Hand in'}>
          {handIn && <Statement handIn={handIn} />}
          {!handIn && payments.length === 0 && <p className="mb-4">{name} has no cash to hand in.</p>}
          {!handIn && payments.length > 0 && <HandInForm {...{ payments, sum }} />}
          <LinkButton look="secondary" to={consoleAddresses.cash} className="mt-4 max-sm:w-full">
            All cash
          </LinkButton>
        </Panel>
      </div>
    </>
  );
}

function HandInForm({ payments, sum }: Pick<CashOf, 'payments' | 'sum'>) {
  const navigate = useNavigate();
  const { personId = '' } = useParams();
  const [typed, setTyped] = useState('');
  const counted = Number(typed.replaceAll(/[\s,.]/g, ''));
  return (
    <ActionForm
      intent="handInCash"
      label="Hand in cash"
      onDone={({ handInId }) => void navigate(consoleAddresses.cashOf(personId, handInId))}
      className="flex flex-col gap-4"
    >
      {payments.map(({ _id }) => (
        <input key={_id} type="hidden" name="payment" value={_id} />
      ))}
      <TextField
        label="Cash counted (RWF)"
        name="counted"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="font-semibold">
        {typed !== '' && Number.isInteger(counted) && `Difference: ${describeDifference(sum, counted)}`}
      </p>
      <TextField
        label="Note"
        name="note"
        hint="Required if the count differs from the amount recorded."
        maxLength={limits.noteLength}
        autoComplete="off"
      />
      <SendButton>Save</SendButton>
    </ActionForm>
  );
}

function Statement({ handIn: { recorded, counted, note, takenBy, at } }: { handIn: CashHandIn }) {
  const rows = {
    Recorded: formatRwf(recorded),
    Counted: formatRwf(counted),
    Difference: describeDifference(recorded, counted),
    ...(note && { Note: note }),
    'Taken by': takenBy,
    When: formatKigaliMoment(at),
  };
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 tabular-nums">
      {Object.entries(rows).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-slate">{label}</dt>
          <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

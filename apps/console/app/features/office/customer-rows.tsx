import { type CustomerAccount, limits } from '@urumuri/contract';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { ActionForm } from '@urumuri/ui/forms/action-form.tsx';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { PhoneLink } from '../calls/phone-link.tsx';
import { Allowed } from '../../shell/allowed.tsx';
import { SendButton } from '../../shell/send-button.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';

/** Customers, each to be blocked or let in again. */
export function CustomerRows({ customers }: { customers: readonly CustomerAccount[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {customers.map(({ _id, name, email, phone, orders, blockedAt, blockedReason }) => (
        <li key={_id} className="flex flex-col gap-3 rounded-card border border-line p-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="flex flex-wrap items-center gap-2 text-base break-words">
                {name} {blockedAt && <Badge tone="danger">Blocked</Badge>}
              </h2>
              <p className="text-sm break-words text-slate">
                {email || 'No e-mail'}
                {phone && (
                  <>
                    {' · '}
                    <PhoneLink phone={phone} />
                  </>
                )}
              </p>
              <p className="text-sm">{formatCount(orders, 'order')}</p>
              {blockedAt && (
                <p className="mt-1 text-sm break-words">
                  Since {formatKigaliMoment(blockedAt)}: {blockedReason}
                </p>
              )}
            </div>
            <ActionButton
              key={blockedAt}
              intent={blockedAt ? 'unblockCustomer' : 'sendCustomerReset'}
              input={{ params: { customerId: _id } }}
              look="secondary"
              className="px-4"
            >
              {blockedAt ? 'Unblock' : 'Send new password'}
              <span className="sr-only"> {blockedAt ? name : `to ${name}`}</span>
            </ActionButton>
          </div>
          {!blockedAt && (
            <Allowed call="blockCustomer">
              <Collapsible title="Block this customer">
                <BlockForm customerId={_id} name={name} />
              </Collapsible>
            </Allowed>
          )}
        </li>
      ))}
    </ul>
  );
}

function BlockForm({ customerId, name }: { customerId: string; name: string }) {
  return (
    <ActionForm intent="blockCustomer" values={{ customerId }} label={`Block ${name}`} className="flex flex-col gap-4">
      <p className="text-sm text-slate">
        They are logged out everywhere and cannot log in, order or write. Orders they have placed continue.
      </p>
      <TextField label="Reason" name="reason" maxLength={limits.noteLength} hint="Only the office sees it." required />
      <SendButton>Block</SendButton>
    </ActionForm>
  );
}

import { type CustomerAccount, limits } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { formatKigaliMoment } from '../../platform/format/kigali-time.ts';
import { toast } from '../../platform/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { SendButton } from '../shell/send-button.tsx';
import { readText, useConsoleForm } from '../shell/use-console-form.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';
import { Collapsible } from '../shell/collapsible.tsx';

/** Customers, each to be blocked or let in again. */
export function CustomerRows({ customers }: { customers: readonly CustomerAccount[] }) {
  const { run, isBusy } = useSellerTask();
  const unblock = (customerId: string) => run(() => sellerApi.unblockCustomer({ params: { customerId } }));
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
              <p className="text-sm">{orders === 1 ? '1 order' : `${orders} orders`}</p>
              {blockedAt && (
                <p className="mt-1 text-sm break-words">
                  Since {formatKigaliMoment(blockedAt)}: {blockedReason}
                </p>
              )}
            </div>
            {!blockedAt && (
              <BusyButton
                look="secondary"
                isBusy={isBusy}
                className="px-4"
                onClick={() => void run(() => sellerApi.sendCustomerReset({ params: { customerId: _id } }))}
              >
                Send new password<span className="sr-only"> to {name}</span>
              </BusyButton>
            )}
            {blockedAt && (
              <BusyButton look="secondary" isBusy={isBusy} className="px-4" onClick={() => void unblock(_id)}>
                Unblock<span className="sr-only"> {name}</span>
              </BusyButton>
            )}
          </div>
          {!blockedAt && (
            <Collapsible title="Block this customer">
              <BlockForm customerId={_id} name={name} />
            </Collapsible>
          )}
        </li>
      ))}
    </ul>
  );
}

function BlockForm({ customerId, name }: { customerId: string; name: string }) {
  const { revalidate } = useRevalidator();
  const { errors, failure, isSending, onSubmit } = useConsoleForm(async (data) => {
    const body = { reason: readText(data, 'reason') };
    toast.success((await sellerApi.blockCustomer({ params: { customerId }, body })).message);
    await revalidate();
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={`Block ${name}`} className="flex flex-col gap-4">
      <p className="text-sm text-slate">
        They are logged out everywhere and can neither sign in, order nor write. Orders they have placed go on.
      </p>
      <TextField
        label="Reason"
        name="reason"
        maxLength={limits.noteLength}
        hint="Only the office sees it."
        required
        error={errors.reason}
      />
      <SendButton failure={failure} isSending={isSending}>
        Block
      </SendButton>
    </form>
  );
}

import type { ShippingInfo } from '@urumuri/contract';
import { Button } from '../../ui/button.tsx';
import { MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { groupPhone } from './shipping-fields.ts';

type DeliverToProps = { fields: ShippingInfo; email: string; onChange: () => void };

const NO_POST = 'N/A';

/** Where the order goes, once it is saved. */
export function DeliverTo({ fields, email, onChange }: DeliverToProps) {
  const { name, address, phone, post, province, city, area } = fields;
  const parts = [address, area, city, province, ...(post === NO_POST ? [] : [post])];
  return (
    <section aria-labelledby="deliver-to">
      <div className="flex items-center justify-between gap-4">
        <h2 id="deliver-to" tabIndex={-1} className="text-xl">
          Deliver To
        </h2>
        <Button look="quiet" className="-mr-3 px-3 underline" onClick={onChange}>
          Change<VisuallyHidden> delivery details</VisuallyHidden>
        </Button>
      </div>
      <div className="mt-2 rounded-card border border-line p-4 md:p-5">
        <p className="font-semibold">{name}</p>
        <ul className="mt-2 flex flex-col gap-1.5 text-slate">
          <li className="flex gap-2.5">
            <PinIcon className="mt-0.5 size-5 shrink-0" />
            <span>{parts.join(', ')}</span>
          </li>
          <li className="flex gap-2.5">
            <PhoneIcon className="mt-0.5 size-5 shrink-0" />
            <span className="tabular-nums">{groupPhone(phone)}</span>
          </li>
          <li className="flex min-w-0 gap-2.5">
            <MailIcon className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 break-words">{email}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}

import { groupPhone, type SellerReturn } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { Badge } from '@urumuri/ui/parts/badge.tsx';
import { returnReasonWords, returnWords } from '@urumuri/ui/parts/return-words.ts';
import { CustomerPictures } from '../../shell/customer-pictures.tsx';
import { Panel } from '../../shell/panel.tsx';
import { Thumbnail } from '../../shell/thumbnail.tsx';
import { ReturnSteps } from './return-steps.tsx';

/** Everything to decide a return by, and the step it waits for. */
export function ReturnDetails({ return: one }: { return: SellerReturn }) {
  const { label, tone } = returnWords[one.status];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Panel title="Items to return">
        <p className="mb-3 flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          {returnReasonWords[one.reason]}
        </p>
        {one.openedBy && <p className="mb-3 text-slate">Opened for the customer by {one.openedBy}.</p>}
        {one.text && <p className="mb-3 break-words whitespace-pre-line">{one.text}</p>}
        <ul className="divide-y divide-line">
          {one.lines.map((line) => (
            <li key={line._id} className="flex gap-3 py-3">
              <Thumbnail image={line.image} className="size-14 shrink-0" />
              <p className="min-w-0">
                <span className="font-semibold">
                  {line.quantity} × {line.name}
                </span>
                <span className="block text-sm text-slate">
                  {formatRwf(line.price)} each{line.restocked > 0 && ` · ${line.restocked} back on sale`}
                </span>
              </p>
            </li>
          ))}
        </ul>
        <CustomerPictures pictures={one.pictures} className="mt-3 grid-cols-2" />
      </Panel>
      <div className="flex min-w-0 flex-col gap-5">
        <Panel title="Next step">
          <ReturnSteps return={one} />
        </Panel>
        <Panel title="Customer">
          <p className="mb-3">
            <strong className="block">{one.customerName}</strong>
            Order {one.orderNumber}, {one.shopName}
          </p>
          <a href={`tel:${one.phone.replaceAll(' ', '')}`} className={buttonStyle('secondary', 'max-sm:w-full')}>
            Call {groupPhone(one.phone)}
          </a>
        </Panel>
      </div>
    </div>
  );
}

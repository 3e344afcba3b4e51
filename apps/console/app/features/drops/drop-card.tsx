import { type Drop, type DropRefusal, dropRefusals, limits } from '@urumuri/contract';
import type { FormEvent } from 'react';
import { readNumber, readTexts } from '@urumuri/ui/forms/read-form.ts';
import { SelectField } from '@urumuri/ui/forms/select-field.tsx';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { TextField } from '@urumuri/ui/parts/text-field.tsx';
import { Collapsible } from '../../shell/collapsible.tsx';
import { PhoneLink } from '../calls/phone-link.tsx';
import { cancelReasonWords } from '../cancel-order/cancel-words.ts';
import { GoodsToCollect } from '../payments/goods-to-collect.tsx';
import type { WaitingDrop } from './drop-outbox.ts';

type DropCardProps = {
  drop: Drop;
  personId: string;
  waiting: WaitingDrop | undefined;
  onDone: (drop: WaitingDrop) => void;
  onForget: (partId: string) => void;
};

const mapAddress = ({ address, sector, district }: Drop) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([address, sector, district, 'Rwanda'].join(', '))}`;

/** One delivery: where to, what, what to collect, and how it ended. */
export function DropCard({ drop, personId, waiting, onDone, onForget }: DropCardProps) {
  const { _id, orderNumber, shopName, customerName, phone, address, district, sector, items, toCollect } = drop;
  const isWaiting = waiting !== undefined && waiting.refusal === undefined;
  return (
    <li aria-label={`Order ${orderNumber}`} className="rounded-card border border-line bg-white p-4">
      <h2 className="text-lg break-words">
        {sector}, {district}
      </h2>
      <p className="break-words">
        {address} · <span className="font-semibold">{customerName}</span>
      </p>
      <div className="flex flex-wrap gap-x-6 font-semibold">
        <PhoneLink phone={phone} />
        <a
          href={mapAddress(drop)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Open the map
        </a>
      </div>
      <p className="text-sm text-slate">
        No. {orderNumber} · {shopName}
      </p>
      <GoodsToCollect items={items} open={toCollect} />
      {waiting?.refusal && (
        <p role="alert" className="mb-3 rounded-card bg-amber-wash px-4 py-3">
          {waiting.refusal}{' '}
          <Button look="quiet" className="px-3" onClick={() => onForget(_id)}>
            Try again
          </Button>
        </p>
      )}
      {isWaiting ? (
        <p role="status" className="rounded-card bg-amber-wash px-4 py-3 font-semibold">
          {waiting.does === 'delivered' ? 'Delivered' : 'Refused'}: waiting to be sent
        </p>
      ) : (
        !waiting && <Outcome drop={drop} onDone={(outcome) => onDone({ partId: _id, personId, ...outcome })} />
      )}
    </li>
  );
}

type Outcome =
  | Pick<Extract<WaitingDrop, { does: 'delivered' }>, 'does' | 'body'>
  | Pick<Extract<WaitingDrop, { does: 'refused' }>, 'does' | 'body'>;

function readForm(event: FormEvent<HTMLFormElement>): FormData {
  event.preventDefault();
  return new FormData(event.currentTarget);
}

function Outcome({ drop: { toCollect, orderNumber }, onDone }: { drop: Drop; onDone: (outcome: Outcome) => void }) {
  const deliver = (event: FormEvent<HTMLFormElement>) => {
    const data = readForm(event);
    const collected = readNumber(data, 'collected') ?? 0;
    onDone({ does: 'delivered', body: { ...readTexts(data, 'receivedBy'), collected } });
  };
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    const { reason, note } = readTexts(readForm(event), 'reason', 'note');
    onDone({ does: 'refused', body: { reason: reason as DropRefusal, note } });
  };
  return (
    <div className="flex flex-col gap-3">
      <form onSubmit={deliver} aria-label={`Deliver order ${orderNumber}`} className="flex flex-col gap-3">
        <TextField label="Received by" name="receivedBy" maxLength={limits.nameLength} autoComplete="off" required />
        {toCollect > 0 && (
          <TextField
            label="Collected (RWF)"
            name="collected"
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.priceRwf}
            step={1}
            defaultValue={toCollect}
            required
          />
        )}
        <Button type="submit" className="min-h-12">
          Delivered
        </Button>
      </form>
      <Collapsible title="Refused at the door">
        <form onSubmit={refuse} aria-label={`Refuse order ${orderNumber}`} className="flex flex-col gap-3">
          <SelectField
            label="Reason"
            name="reason"
            choices={dropRefusals.map((reason) => [reason, cancelReasonWords[reason]] as const)}
          />
          <TextField label="Note" name="note" maxLength={limits.noteLength} autoComplete="off" />
          <Button type="submit" look="secondary" className="min-h-12">
            Refused: bring everything back
          </Button>
        </form>
      </Collapsible>
    </div>
  );
}

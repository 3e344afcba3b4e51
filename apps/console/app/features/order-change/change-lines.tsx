import type { PlannedLine } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useId } from 'react';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { QuantityStepper } from '@urumuri/ui/parts/quantity-stepper.tsx';
import type { OrderChangeDraft } from './use-order-change.ts';

type ChangeLinesProps = { draft: OrderChangeDraft; hasShops: boolean };

/** What is in the order and what becomes of it, with as many as there may be at this moment. */
export function ChangeLines({ draft: { lines, setQuantity }, hasShops }: ChangeLinesProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <ChangeLine
          key={line.productId}
          line={line}
          hasShop={hasShops}
          onChange={(quantity) => setQuantity(line.productId, quantity)}
        />
      ))}
    </ul>
  );
}

type ChangeLineProps = { line: PlannedLine; hasShop: boolean; onChange: (quantity: number) => void };

function ChangeLine({ line, hasShop, onChange }: ChangeLineProps) {
  const { name, shopName, price, todayPrice, was, quantity, most, isOpen } = line;
  const reasonId = useId();
  const facts = [`${formatRwf(price)} each`, isOpen ? `up to ${most}` : '', hasShop ? shopName : ''];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-sm text-slate">{facts.filter((fact) => fact !== '').join(' · ')}</span>
        {todayPrice !== undefined && (
          <span className="block text-sm text-slate">
            Today it costs {formatRwf(todayPrice)}; in this order it keeps its price.
          </span>
        )}
        <span className="block text-sm font-semibold">{describeChange(was, quantity)}</span>
      </span>
      {isOpen ? (
        <>
          <QuantityStepper
            quantity={quantity}
            subject={name}
            canLower={quantity > 0}
            canRaise={quantity < most}
            reasonId={reasonId}
            onStep={(step) => onChange(quantity + step)}
          />
          <Button
            look="secondary"
            className="min-h-11 px-4"
            onClick={() => onChange(quantity === 0 ? Math.max(was, 1) : 0)}
          >
            {quantity === 0 ? 'Put back' : 'Remove'}
            <span className="sr-only"> {name}</span>
          </Button>
        </>
      ) : (
        <span className="text-slate">{quantity} ×, packed or cancelled</span>
      )}
      <p id={reasonId} role="status" className="basis-full text-sm font-medium text-danger empty:hidden">
        {line.refusal ?? (isOpen && quantity > 0 && quantity >= most ? `At most ${most}.` : '')}
      </p>
    </li>
  );
}

function describeChange(was: number, quantity: number): string {
  if (was === quantity) return '';
  if (was === 0) return quantity === 0 ? '' : 'New';
  return quantity === 0 ? `${was} removed` : `${was} → ${quantity}`;
}

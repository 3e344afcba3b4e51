import type { PlannedLine } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { CountField } from '../../shell/count-field.tsx';
import type { Cancellation } from './use-cancellation.ts';

type CancelLinesProps = { cancellation: Cancellation; hasShops: boolean };

/** What is in the order, shop by shop, with how much of each is cancelled and how much of that is damaged. */
export function CancelLines({ cancellation, hasShops }: CancelLinesProps) {
  const { plan, take } = cancellation;
  const shops = [...new Set(plan.lines.map(({ shopName }) => shopName))];
  return (
    <div className="flex flex-col gap-6">
      {shops.map((shopName) => {
        const lines = plan.lines.filter((line) => line.shopName === shopName);
        return (
          <div key={shopName}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              {hasShops && <h3 className="text-base">{shopName}</h3>}
              {lines.some(({ isOpen }) => isOpen) && (
                <Button
                  look="secondary"
                  className="min-h-11 px-4"
                  onClick={() => take(lines, ({ was }) => ({ quantity: was }))}
                >
                  Cancel all
                  {hasShops && <span className="sr-only"> of {shopName}</span>}
                </Button>
              )}
            </div>
            <ul className="flex flex-col divide-y divide-line">
              {lines.map((line) => (
                <CancelLine key={line.productId} line={line} cancellation={cancellation} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

function CancelLine({ line, cancellation }: { line: PlannedLine; cancellation: Cancellation }) {
  const { productId, name, price, was, isOpen, isDeducted } = line;
  const { quantity, damaged } = cancellation.takenOf(line);
  return (
    <li className="py-4">
      <p className="font-semibold break-words">{name}</p>
      <p className="text-sm text-slate">
        {was} × {formatRwf(price)}
        {!isOpen && ' · delivered or cancelled already'}
      </p>
      {isOpen && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <CountField
            label="Cancelled"
            aria-label={`Cancelled: ${name}`}
            name={`quantity ${productId}`}
            value={quantity}
            most={was}
            onChange={({ target }) =>
              cancellation.take([line], () => ({
                quantity: Number(target.value),
              }))
            }
          />
          {isDeducted && quantity > 0 && (
            <CountField
              label="Damaged, do not resell"
              aria-label={`Damaged, do not resell: ${name}`}
              name={`damaged ${productId}`}
              value={damaged}
              most={quantity}
              onChange={({ target }) =>
                cancellation.take([line], () => ({
                  damaged: Number(target.value),
                }))
              }
            />
          )}
        </div>
      )}
    </li>
  );
}

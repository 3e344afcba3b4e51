import type { QuotedGroup } from '@urumuri/contract';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ShopHeading } from '../../ui/shop-heading.tsx';
import { PickupChoice } from './pickup-choice.tsx';
import type { Delivery } from './use-delivery.ts';
import { type ChangeQuantity, QuotedLine } from './quoted-line.tsx';

type QuotedProductsProps = {
  groups: readonly QuotedGroup[];
  /** Products that are no longer sold, with the names they had. */
  missing: readonly { id: string; name: string }[];
  onQuantity: ChangeQuantity;
  delivery: Pick<Delivery, 'pickup' | 'choosePickup'>;
};

/** What is bought, shop by shop, at the server's prices. */
export function QuotedProducts({ groups, missing, onQuantity, delivery }: QuotedProductsProps) {
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="text-xl">
        Your products
      </h2>
      {missing.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {missing.map(({ id, name }) => (
            <MissingLine key={id} name={name} onRemove={() => onQuantity(id, 0)} />
          ))}
        </ul>
      )}
      {groups.map(({ sellerId, shopName, price, products, pickup }) => (
        <section key={sellerId} aria-label={shopName} className="mt-4">
          <ShopHeading sumRwf={price}>{shopName}</ShopHeading>
          {pickup && (
            <PickupChoice
              shopName={shopName}
              place={pickup}
              isPickup={delivery.pickup.includes(sellerId)}
              onChoose={(isPickup) => delivery.choosePickup(sellerId, isPickup)}
            />
          )}
          <ul className="@container divide-y divide-line">
            {products.map((line) => (
              <QuotedLine key={line._id ?? line.productInfo._id} line={line} onQuantity={onQuantity} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** A product that left the shop while it was being bought. */
function MissingLine({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="min-w-0">
        {name} <span className="font-medium text-danger">is no longer sold.</span>
      </p>
      <Button look="secondary" className="px-4 text-sm" onClick={onRemove}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}

import { LinkButton } from '../../ui/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';

/** In place of the summary, when nothing in the cart is in stock. */
export function NothingToOrder() {
  return (
    <section aria-labelledby="nothing-to-order" className="summary rounded-card bg-mist p-5 md:p-6">
      <h2 id="nothing-to-order" className="text-xl">
        Nothing to order yet
      </h2>
      <p className="mt-2">
        Everything in your cart is out of stock. Lower a quantity to what is left, or find something similar.
      </p>
      <LinkButton to={addresses.shop} className="mt-5 w-full">
        Shop Now
      </LinkButton>
    </section>
  );
}

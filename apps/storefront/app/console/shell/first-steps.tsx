import { LinkButton } from '../../ui/link-button.tsx';
import { consoleAddresses } from './console-addresses.ts';

/** For a shop that has nothing on sale: what to do first. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="rounded-card bg-amber-wash p-5">
      <h2 id="first-steps" className="text-lg">
        Nothing of yours is on sale yet
      </h2>
      <p className="mt-1 mb-4 max-w-prose">
        Add a product with a picture, its price and how many you have. Shoppers find it as soon as it is saved. A
        picture and your district on your shop’s page help them to trust you.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to={consoleAddresses.newProduct}>Add a product</LinkButton>
        <LinkButton look="secondary" to={consoleAddresses.profile}>
          My shop
        </LinkButton>
      </div>
    </section>
  );
}

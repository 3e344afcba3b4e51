import type { FirstSteps } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import type { ReactNode } from 'react';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { formatCount } from '@urumuri/ui/format/count.ts';
import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';
import { ActionButton } from '@urumuri/ui/forms/action-button.tsx';
import { createIcon } from '@urumuri/ui/parts/create-icon.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { consoleAddresses } from '../../shell/console-addresses.ts';

const TickIcon = createIcon('M5 12.5l4.5 4.5L19 7.5');

/** The way from an empty shop to an open one; every step looks at what is really there. */
export function FirstStepsList({ steps }: { steps: FirstSteps }) {
  const { identity, categories, products, delivery, office, isOpen } = steps;
  const done = [identity, categories, products, delivery, office].filter(({ isDone }) => isDone).length;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {isOpen ? (
        <div className="rounded-card bg-amber-wash p-5">
          <strong className="block text-lg">Your shop is open.</strong>
          <p>{done === 5 ? 'Everything is done.' : `${done} of 5 steps are done. The rest can wait.`}</p>
          <div className="mt-4 flex flex-wrap gap-2.5">
            <LinkButton to={consoleAddresses.newOrder}>Take an order by phone</LinkButton>
            <a className={buttonStyle('secondary')} href={shopAddresses.home}>
              Visit your shop
            </a>
          </div>
        </div>
      ) : (
        <p className="text-slate">
          {done} of 5 steps are done. Visitors see “We open soon” until the first product is on sale.
        </p>
      )}
      <ol className="flex flex-col gap-3">
        <Step
          number={1}
          title="Your business"
          isDone={identity.isDone}
          text={[identity.name, identity.email, identity.phone].filter((said) => said !== '').join(', ')}
          hint={
            identity.isDone
              ? undefined
              : 'Enter your own name, e-mail and phone number. The present ones are only examples.'
          }
        >
          <LinkButton look={identity.isDone ? 'secondary' : 'primary'} to={consoleAddresses.settings}>
            Settings
          </LinkButton>
          <a className={buttonStyle('secondary')} href={shopAddresses.about}>
            View in the shop
          </a>
        </Step>
        <Step
          number={2}
          title="Categories"
          isDone={categories.isDone}
          text={categories.isDone ? `${formatCount(categories.count, 'category', 'categories')}.` : 'None yet.'}
        >
          <LinkButton look={categories.isDone ? 'secondary' : 'primary'} to={consoleAddresses.categories}>
            {categories.isDone ? 'Edit categories' : 'Add categories'}
          </LinkButton>
        </Step>
        <Step
          number={3}
          title="First products"
          isDone={products.isDone}
          text={describeProducts(products)}
          hint="Add products one by one or from a spreadsheet, or let other shops sell here."
        >
          <LinkButton look={products.isDone ? 'secondary' : 'primary'} to={consoleAddresses.newProduct}>
            Add a product
          </LinkButton>
          <LinkButton look="secondary" to={consoleAddresses.imports}>
            Import a file
          </LinkButton>
          <LinkButton look="secondary" to={consoleAddresses.shops}>
            {products.waitingShops > 0 ? `${products.waitingShops} waiting for approval` : 'Shops'}
          </LinkButton>
        </Step>
        <Step
          number={4}
          title="Delivery"
          isDone={delivery.isDone}
          text={describeDelivery(delivery)}
          hint={delivery.isDone ? undefined : 'Confirm these terms, or change them in the settings.'}
        >
          {!delivery.isDone && (
            <ActionButton intent="agreeToDelivery" input={{ body: { fee: delivery.fee, freeFrom: delivery.freeFrom } }}>
              Confirm these terms
            </ActionButton>
          )}
          <LinkButton look="secondary" to={`${consoleAddresses.settings}#delivery`}>
            Terms of delivery
          </LinkButton>
          <LinkButton look="secondary" to={consoleAddresses.page('delivery')}>
            Delivery page
          </LinkButton>
        </Step>
        <Step
          number={5}
          title="The office"
          isDone={office.isDone}
          text={office.isDone ? 'Your shops can reach you.' : 'Add a phone number so that your shops can call you.'}
          hint={`Customers see your account’s name as the shop they buy from: ${office.shopName}. Two-step login protects the account.`}
        >
          <LinkButton look="secondary" to={consoleAddresses.profile}>
            My account
          </LinkButton>
          <LinkButton look="secondary" to={consoleAddresses.security}>
            Security
          </LinkButton>
        </Step>
      </ol>
    </div>
  );
}

type StepProps = {
  number: number;
  title: string;
  isDone: boolean;
  text: string;
  hint?: string | undefined;
  children: ReactNode;
};

function Step({ number, title, isDone, text, hint, children }: StepProps) {
  return (
    <li className="flex gap-3 rounded-card border border-line p-4 md:p-5">
      <span
        aria-hidden="true"
        className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full font-bold ${isDone ? 'bg-success text-white' : 'bg-mist'}`}
      >
        {isDone ? <TickIcon className="size-5" /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">
          {title} <span className="sr-only">{isDone ? '(done)' : '(to do)'}</span>
        </h2>
        <p className="break-words">{text}</p>
        {hint && <p className="mt-1 text-sm break-words text-slate">{hint}</p>}
        <div className="mt-3 flex flex-wrap gap-2.5 empty:hidden">{children}</div>
      </div>
    </li>
  );
}

function describeProducts({ count, onSale }: FirstSteps['products']): string {
  if (count === 0) return 'None yet.';
  return `${formatCount(count, 'product')}, ${onSale} on sale.`;
}

function describeDelivery({ fee, freeFrom }: FirstSteps['delivery']): string {
  if (fee === 0) return 'Delivery is free.';
  const free = freeFrom > 0 ? `, and is free from ${formatRwf(freeFrom)}` : '';
  return `Delivery costs ${formatRwf(fee)} per shop in an order${free}.`;
}

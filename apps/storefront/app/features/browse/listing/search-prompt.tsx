import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { Link, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../../root.tsx';
import { addresses } from '../../../platform/format/addresses.ts';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { ChatIcon, PhoneIcon } from '@urumuri/ui/parts/icons.tsx';
import { listNearestNames } from './nearest-names.ts';

const NEAREST_COUNT = 4;
const tile =
  'flex h-full min-h-14 items-center rounded-control px-4 py-2 font-medium transition-colors hover:bg-line break-words';

/** For a search that asks for nothing, or finds nothing: somebody to ask, what sounds like it, and the shop by its categories. */
export function SearchPrompt({ value }: { value?: string | undefined }) {
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.categories ?? [];
  const names = categories.map(({ name }) => name);
  const nearest = value === undefined ? [] : listNearestNames(value, names, NEAREST_COUNT);
  const others = names.filter((name) => !nearest.includes(name));
  return (
    <section aria-labelledby="search-prompt" className="page-width pt-8 pb-16 md:pb-20">
      {value && <AskUs value={value} />}
      <h2 id="search-prompt" className="text-xl">
        What are you looking for?
      </h2>
      <p className="mt-2 mb-6 text-slate">
        Type a product, a brand or a model in the search box above, or start from a category.
      </p>
      <ul data-nearest className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
        {[...nearest, ...others].map((name) => (
          <li key={name}>
            <Link
              to={addresses.category(name)}
              className={`${tile} ${nearest.includes(name) ? 'bg-amber-wash ring-1 ring-amber-deep' : 'bg-mist'}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop may have it all the same, or know where. */
function AskUs({ value }: { value: string }) {
  const identity = useIdentity();
  const [phone] = identity.phones;
  if (!phone && identity.whatsappNumber === '') return null;
  return (
    <div className="mb-10 flex flex-wrap items-center gap-3 rounded-card border border-line p-4 md:p-5">
      <p className="min-w-0 flex-1 basis-56">
        <strong className="block">Not in our lists? Ask us.</strong>
        <span className="text-slate">We may have it in store, or find it for you.</span>
      </p>
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={buttonStyle('primary')}>
          <PhoneIcon className="size-5" />
          Call {phone}
        </a>
      )}
      {identity.whatsappNumber !== '' && (
        <a
          href={addresses.askOnWhatsApp(identity, value)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary')}
        >
          <ChatIcon className="size-5" />
          WhatsApp
        </a>
      )}
    </div>
  );
}

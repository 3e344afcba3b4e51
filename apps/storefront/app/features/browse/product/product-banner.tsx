import { Cached } from '../../../runtime/cached.tsx';
import { ChevronRightIcon } from '@urumuri/ui/parts/icons.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { Link } from 'react-router';
import { addresses } from '../../../platform/format/addresses.ts';

/** The page's band and the way to the product; its own name is the heading, further down. */
export function ProductBanner({ path, name }: { path: readonly string[]; name: string }) {
  return (
    <>
      <Cached as="div" className="relative overflow-hidden bg-ink text-white" of={Band} props={{}} />
      <div className="page-width mb-1">
        <Breadcrumb path={path} name={name} />
      </div>
    </>
  );
}

function Band() {
  return (
    <>
      <ImigongoRule className="absolute inset-y-0 right-0 my-auto hidden max-w-sm text-ink-soft md:block" />
      <div className="page-width relative flex min-h-14 flex-wrap items-center gap-x-4">
        <p className="text-lg font-bold md:text-xl">Product Details</p>
        <nav aria-label="Page">
          <ol className="flex items-center gap-1 text-sm text-haze">
            <li>
              <Link
                to={addresses.home}
                className="-mx-1 inline-flex min-h-11 items-center px-1 underline-offset-4 hover:text-white hover:underline"
              >
                Home
              </Link>
            </li>
            <li className="flex items-center gap-1" aria-current="page">
              <ChevronRightIcon className="size-4" />
              Product Details
            </li>
          </ol>
        </nav>
      </div>
    </>
  );
}

function Breadcrumb({ path, name }: { path: readonly string[]; name: string }) {
  const links = [
    { label: 'Home', to: addresses.home },
    ...path.map((label) => ({ label, to: addresses.category(label) })),
  ];
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-slate sm:flex-nowrap">
        {links.map(({ label, to }) => (
          <li key={to} className="flex shrink-0 items-center gap-1">
            <Link
              to={to}
              className="-mx-1 inline-flex min-h-11 items-center px-1 underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
            <ChevronRightIcon className="size-4 shrink-0" />
          </li>
        ))}
        <li aria-current="page" className="truncate text-ink">
          {name}
        </li>
      </ol>
    </nav>
  );
}

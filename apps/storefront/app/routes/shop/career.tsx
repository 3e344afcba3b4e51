import { identity } from '@urumuri/identity';
import { PageBanner } from '../../layout/page-banner.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { pageOrigin } from '../../platform/seo/page-origin.ts';
import { buildMeta } from '../../platform/seo/seo.ts';
import type { Route } from './+types/career.ts';

export function meta({ matches }: Route.MetaArgs) {
  return buildMeta({
    title: 'Careers',
    description: `Work at ${identity.name} in Kigali: write or call us.`,
    origin: pageOrigin(matches),
    path: addresses.career,
  });
}

export default function Career() {
  const [phone] = identity.phones;
  return (
    <>
      <PageBanner title="Careers" trail={[{ label: 'Home', to: addresses.home }, { label: 'Careers' }]} />
      <div className="page-width py-10 md:py-16">
        <div className="max-w-prose">
          <h2 className="text-xl md:text-2xl">Work with us</h2>
          <p className="mt-3 text-slate">
            We look for people who like to explain: at the counter, on the phone, on the road with a fridge. Tell us in
            a few lines who you are and what you are good at. We answer everybody.
          </p>
          <dl className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2">
            <div className="rounded-card bg-mist p-5">
              <dt className="text-sm text-slate">Phone</dt>
              <dd className="mt-1">
                <a href={`tel:${phone.replaceAll(' ', '')}`} className="font-semibold underline">
                  {phone}
                </a>
              </dd>
            </div>
            <div className="rounded-card bg-mist p-5">
              <dt className="text-sm text-slate">E-mail</dt>
              <dd className="mt-1">
                <a href={`mailto:${identity.email}`} className="font-semibold break-words underline">
                  {identity.email}
                </a>
              </dd>
            </div>
          </dl>
          <div className="mt-8">
            <LinkButton to={addresses.home}>Back to Home</LinkButton>
          </div>
        </div>
      </div>
    </>
  );
}

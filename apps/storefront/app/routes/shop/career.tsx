import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { readSite } from '../../platform/site.ts';
import { buildMeta } from '../../platform/seo/seo.ts';
import type { Route } from './+types/career.ts';

export function meta({ matches }: Route.MetaArgs) {
  const site = readSite(matches);
  return buildMeta({
    title: 'Careers',
    description: `Work at ${site.identity.name} in Kigali: write or call us.`,
    site,
    path: addresses.career,
  });
}

export default function Career() {
  const { email, phones } = useIdentity();
  const [phone] = phones;
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
            {phone && (
              <div className="rounded-card bg-mist p-5">
                <dt className="text-sm text-slate">Phone</dt>
                <dd className="mt-1">
                  <a href={`tel:${phone.replaceAll(' ', '')}`} className="font-semibold underline">
                    {phone}
                  </a>
                </dd>
              </div>
            )}
            <div className="rounded-card bg-mist p-5">
              <dt className="text-sm text-slate">E-mail</dt>
              <dd className="mt-1">
                <a href={`mailto:${email}`} className="font-semibold break-words underline">
                  {email}
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

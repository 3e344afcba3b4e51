import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import { readSite } from '../../platform/site.ts';
import { buildMeta } from '../../platform/seo/seo.ts';
import type { Route } from './+types/about.ts';

const listSections = (shopName: string) => [
  {
    title: 'Light in every home',
    paragraphs: [
      `${shopName} is Kinyarwanda for light. We sell the things a home in Rwanda runs on: phones and televisions, fridges and cookers, lamps, fans and the power to keep them going when the grid does not.`,
      'We began with a counter in the city centre and a notebook of what people asked for. The notebook is a website now; the counter is still there.',
    ],
  },
  {
    title: 'Original products, with a warranty you can use',
    paragraphs: [
      'Everything in the shop comes from the brand or its distributor and carries its warranty. If something fails, you bring it to us, not to an address abroad.',
      'Beside our own shelves, trusted shops of Kigali sell here. Every product says whose it is, and you can ask that seller before you buy.',
    ],
  },
  {
    title: 'You order, we call',
    paragraphs: [
      'Payment is not online yet, and nobody asks for a card number. You place the order, we call to confirm it, agree on delivery, and you pay when it suits you: on delivery, by mobile money or at the counter.',
    ],
  },
];

export function meta({ matches }: Route.MetaArgs) {
  const site = readSite(matches);
  return buildMeta({
    title: 'About us',
    description: `Who ${site.identity.name} is: original electronics and home appliances in Kigali, with warranty, delivery and people who answer.`,
    site,
    path: addresses.about,
  });
}

export default function About() {
  const { name, email, address, phones } = useIdentity();
  const [phone] = phones;
  return (
    <>
      <PageBanner title="About us" trail={[{ label: 'Home', to: addresses.home }, { label: 'About us' }]} />
      <div className="page-width grid grid-cols-1 gap-12 py-10 md:py-16 lg:grid-cols-[2fr_1fr] lg:gap-20">
        <div className="flex max-w-prose flex-col gap-10">
          {listSections(name).map(({ title, paragraphs }) => (
            <section key={title}>
              <h2 className="text-xl md:text-2xl">{title}</h2>
              {paragraphs.map((text) => (
                <p key={text} className="mt-3 text-slate">
                  {text}
                </p>
              ))}
            </section>
          ))}
          <div>
            <LinkButton to={addresses.shop}>Shop Now</LinkButton>
          </div>
        </div>
        <aside aria-label="Visit us" className="h-fit rounded-card bg-mist p-6 md:p-8">
          <h2 className="text-lg">Visit us</h2>
          <address className="mt-3 text-slate not-italic">
            {address.street}
            <br />
            {address.city}, Rwanda
          </address>
          <p className="mt-4 text-sm text-slate">
            Write to{' '}
            <a href={`mailto:${email}`} className="font-medium text-ink underline">
              {email}
            </a>
            {phone && (
              <>
                {' or call '}
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className="font-medium whitespace-nowrap text-ink underline"
                >
                  {phone}
                </a>
              </>
            )}
            .
          </p>
        </aside>
      </div>
    </>
  );
}

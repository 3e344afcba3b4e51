import { identity } from '@urumuri/identity';
import { ImigongoRule } from '../../components/ui/imigongo-rule.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { addresses } from '../../lib/addresses.ts';

/** The shop's own banner, for when it has set none. */
export function WelcomeBanner() {
  return (
    <section aria-label="Welcome" className="overflow-hidden rounded-card bg-ink text-white">
      <div className="px-6 py-12 md:px-16 md:py-20">
        <p className="max-w-xl text-2xl font-bold tracking-tight text-balance md:text-3xl">{identity.tagline}</p>
        <p className="mt-3 max-w-xl text-haze">{identity.description}</p>
        <LinkButton to={addresses.shop} className="mt-8">
          Go to the shop
        </LinkButton>
      </div>
      <ImigongoRule className="text-amber" />
    </section>
  );
}

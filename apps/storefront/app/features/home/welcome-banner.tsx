import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { addresses } from '../../platform/format/addresses.ts';

/** The shop's own banner, for when it has set none. */
export function WelcomeBanner() {
  const { tagline, description } = useIdentity();
  return (
    <section aria-label="Welcome" className="relative overflow-hidden rounded-card bg-ink text-white">
      <div className="px-6 py-12 md:px-16 md:py-20">
        <p className="max-w-xl text-2xl font-bold tracking-tight text-balance md:text-3xl">{tagline}</p>
        <p className="mt-3 max-w-xl text-haze">{description}</p>
        <LinkButton to={addresses.shop} className="mt-8">
          Go to the shop
        </LinkButton>
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 360 180"
        className="absolute right-16 bottom-6 hidden w-1/3 fill-amber md:block"
      >
        <path d="M0 180a180 180 0 0 1 360 0z" />
      </svg>
      <ImigongoRule className="text-amber" />
    </section>
  );
}

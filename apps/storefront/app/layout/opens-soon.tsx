import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { ContactLinks } from './contact-links.tsx';

/** For a shop that has nothing on sale yet. */
export function OpensSoon() {
  const { name } = useIdentity();
  return (
    <section aria-labelledby="opens-soon" className="overflow-hidden rounded-card bg-ink text-white">
      <div className="px-6 py-12 md:px-16 md:py-20">
        <h2 id="opens-soon" className="text-2xl text-balance md:text-3xl">
          We open soon
        </h2>
        <p className="mt-3 max-w-xl text-haze">
          {name} is filling its shelves. Come back in a few days, or call or write to us: we may have what you need
          already.
        </p>
        <ContactLinks className="mt-6 flex flex-wrap gap-x-8" />
      </div>
      <ImigongoRule className="text-amber" />
    </section>
  );
}

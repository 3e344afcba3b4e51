import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { ContactLinks } from './contact-links.tsx';

const part = 'rounded-card bg-mist p-5';

/** How to reach the shop, when it is open and where it is. */
export function ContactCard() {
  const { hours, address, mapUrl } = useIdentity();
  const place = encodeURIComponent(`${address.street}, ${address.city}, Rwanda`);
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <section aria-labelledby="reach-us" className={part}>
        <h2 id="reach-us" className="mb-1 text-lg">
          Call or write
        </h2>
        <ContactLinks className="text-slate" />
      </section>
      <section aria-labelledby="open-hours" className={part}>
        <h2 id="open-hours" className="mb-2 text-lg">
          Opening hours
        </h2>
        <ul className="text-slate">
          {hours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="visit-us" className={part}>
        <h2 id="visit-us" className="mb-2 text-lg">
          Visit us
        </h2>
        <address className="text-slate not-italic">
          {address.street}
          <br />
          {address.city}, Rwanda
        </address>
        <a
          href={mapUrl || `https://www.openstreetmap.org/search?query=${place}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          Show on a map (opens in a new tab)
        </a>
      </section>
    </div>
  );
}

import { identity } from '@urumuri/identity';
import { ChatIcon } from '../../components/ui/icons.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { DashboardHeading } from '../../components/layout/dashboard-heading.tsx';
import { ContactLinks } from '../../components/layout/contact-links.tsx';
import { whatsappAddress } from '../../lib/whatsapp.ts';

/** The ways to reach a person at the shop. */
export function ChatContacts() {
  return (
    <>
      <DashboardHeading title="Chat Support" />
      <div className="rounded-card bg-mist p-6 md:p-8">
        <h2 className="text-xl">Talk to a person</h2>
        <p className="mt-2 max-w-prose text-slate">
          Questions about a product, a seller or an order are answered on WhatsApp, by phone and by e-mail. Have your
          order number at hand if it is about an order.
        </p>
        <a
          href={whatsappAddress(identity.whatsappGreeting)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('primary', 'mt-5')}
        >
          <ChatIcon className="size-5" />
          Chat on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
        <ContactLinks className="mt-4 font-semibold" />
      </div>
    </>
  );
}

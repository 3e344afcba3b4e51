import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { addresses } from '../platform/format/addresses.ts';
import { Cached } from '../runtime/cached.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { HeadsetIcon, PinIcon, ShieldIcon, TruckIcon } from '@urumuri/ui/parts/icons.tsx';
import { ImigongoRule } from '@urumuri/ui/parts/imigongo-rule.tsx';
import { Link } from 'react-router';
import { ContactLinks } from './contact-links.tsx';
import { Logo } from '@urumuri/ui/parts/logo.tsx';
import { SocialLinks } from './social-links.tsx';

const shopLinks = [
  { label: 'Home', to: addresses.home },
  { label: 'Shop', to: addresses.shop },
  { label: 'Cart', to: addresses.cart },
  { label: 'My orders', to: addresses.orders },
] as const;

const companyLinks = [
  { label: 'About us', to: addresses.about },
  { label: 'Careers', to: addresses.career },
  { label: 'Login', to: addresses.login },
  { label: 'Register', to: addresses.register },
] as const;

const helpLinks = [
  { label: 'Help', to: addresses.content('help') },
  { label: 'Delivery', to: addresses.content('delivery') },
  { label: 'Returns', to: addresses.content('returns') },
  { label: 'Warranty', to: addresses.content('warranty') },
  { label: 'Terms', to: addresses.content('terms') },
  { label: 'Privacy', to: addresses.content('privacy') },
  { label: 'Contact', to: addresses.content('contact') },
] as const;

/** Promises, contact and links; "Contact us" leads here and moves the focus. */
export function Footer() {
  return <Cached as="footer" className="mt-auto" of={FooterParts} props={{}} />;
}

function FooterParts() {
  const { name, description, address } = useIdentity();
  return (
    <>
      <div className="bg-mist">
        <div className="page-width py-10">
          <Promises />
        </div>
      </div>
      <div className="overflow-hidden bg-ink text-white">
        <ImigongoRule className="text-ink-soft" />
        <div className="page-width footer-columns">
          <div className="wide">
            <Logo name={name} />
            <p className="mt-4 max-w-sm leading-6">{description}</p>
            <SocialLinks className="mt-4 -ml-3 flex" />
          </div>
          <LinkColumn title="Shop" links={shopLinks} />
          <LinkColumn title="Company" links={companyLinks} />
          <LinkColumn title="Help" links={helpLinks} isWide />
          <section id="contact" tabIndex={-1} aria-labelledby="contact-title" className="wide">
            <h2 id="contact-title">Contact us</h2>
            <ContactLinks />
            <p className="flex min-h-11 items-center gap-2">
              <PinIcon className="size-4 shrink-0" />
              {address.street}, {address.city}, Rwanda
            </p>
          </section>
        </div>
        <div className="page-width">
          {/* Room for the floating button, which rests over the end of the page. */}
          <p className="border-t border-ink-soft py-6 pr-20 text-sm text-haze">© 2025 {name}. All rights reserved.</p>
        </div>
      </div>
    </>
  );
}

type LinkColumnProps = {
  title: string;
  links: readonly { label: string; to: string }[];
  /** On a phone across the page, two links beside each other. */
  isWide?: boolean;
};

function LinkColumn({ title, links, isWide = false }: LinkColumnProps) {
  return (
    <nav aria-label={title} className={isWide ? 'wide' : undefined}>
      <h2>{title}</h2>
      <ul className={classNames('footer-links', isWide && 'grid grid-cols-2 gap-x-6 lg:block')}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const promises = [
  {
    Icon: ShieldIcon,
    title: 'Genuine, with warranty',
    text: 'Original products from known brands, each with its warranty.',
  },
  { Icon: TruckIcon, title: 'Fast delivery', text: 'To your door in Kigali, and across Rwanda.' },
  { Icon: HeadsetIcon, title: 'A support team', text: 'People who answer before and after you buy.' },
] as const;

/** What the shop stands for. */
function Promises() {
  return (
    <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon className="size-8 shrink-0" />
          <div>
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-sm text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

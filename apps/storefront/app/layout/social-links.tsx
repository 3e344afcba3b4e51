import { identity } from '@urumuri/identity';
import { SocialIcon } from '../ui/icons.tsx';

/** The shop's pages elsewhere, as a row of icons. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={className}>
      {identity.socials.map((social) => (
        <li key={social.name}>
          <a
            href={social.url}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={`${identity.name} on ${social.name} (opens in a new tab)`}
            className="inline-flex size-11 items-center justify-center rounded-full transition-colors hover:text-amber md:size-10"
          >
            <SocialIcon network={social.name} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}

import { identity } from '@urumuri/identity';
import { classNames } from '../ui/class-names.ts';
import { SocialIcon } from '../ui/icons.tsx';

/** The shop's pages elsewhere, as a row of icons. */
export function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={classNames('social-links', className)}>
      {identity.socials.map((social) => (
        <li key={social.name}>
          <a
            href={social.url}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={`${identity.name} on ${social.name} (opens in a new tab)`}
          >
            <SocialIcon network={social.name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

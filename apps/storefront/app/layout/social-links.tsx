import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { SocialIcon } from '@urumuri/ui/parts/icons.tsx';

/** The shop's pages elsewhere, as a row of icons. */
export function SocialLinks({ className }: { className?: string }) {
  const { name, socials } = useIdentity();
  return (
    <ul className={classNames('social-links', className)}>
      {socials.map((social) => (
        <li key={social.name}>
          <a
            href={social.url}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={`${name} on ${social.name} (opens in a new tab)`}
          >
            <SocialIcon network={social.name} />
          </a>
        </li>
      ))}
    </ul>
  );
}

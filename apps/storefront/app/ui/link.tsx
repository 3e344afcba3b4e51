import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { isWritingHtml } from './cached.tsx';

export type LinkProps = Omit<
  RouterLinkProps,
  'to' | 'relative' | 'mask' | 'prefetch' | 'discover' | 'viewTransition'
> & { to: string };

/**
 * A link to an address of the shop, from the root on. While the server writes a page it is a mere anchor: the router's
 * own is several times the work, for clicks that cannot happen there.
 */
export function Link(props: LinkProps) {
  if (!isWritingHtml() || !props.to.startsWith('/')) return <RouterLink discover="none" {...props} />;
  const { to, children, replace: _r, state: _s, preventScrollReset: _p, reloadDocument: _d, ...rest } = props;
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

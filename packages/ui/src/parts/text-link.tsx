import { Link, type LinkProps } from 'react-router';

/** A link in words, tall enough for a thumb. */
export const TextLink = (props: Omit<LinkProps, 'className'>) => (
  <Link className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4" {...props} />
);

import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

/** Drawn on a 24 px square with a 1.75 px line; for icons that few pages have, and once. Decorative unless the caller names them. */
export function createIcon(path: string, solid?: string) {
  return function Icon(props: IconProps) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {path && <path d={path} />}
        {solid && <path d={solid} fill="currentColor" stroke="none" />}
      </svg>
    );
  };
}

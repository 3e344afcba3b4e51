import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode };

/** A square 44 px button that shows only an icon; `label` is its name. */
export function IconButton({ label, className, type = 'button', children, ...props }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames('icon-button', className ?? 'hover:bg-mist')}
      {...props}
    >
      {children}
    </button>
  );
}

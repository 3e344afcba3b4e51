import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-amber text-ink hover:bg-amber-deep',
  secondary: 'border border-edge bg-white text-ink hover:border-ink hover:bg-mist',
  quiet: 'text-ink hover:bg-mist',
};

const base =
  'button inline-flex min-h-11 items-center justify-center gap-2 rounded-control text-base font-semibold transition-colors ' +
  'disabled:opacity-50 aria-disabled:opacity-50';

/** Buttons and links that look like buttons share one look. */
export function buttonStyle(look: ButtonLook = 'primary', className?: string): string {
  return classNames(base, looks[look], className);
}

import { useId } from 'react';
import { classNames } from './class-names.ts';

/** A band of imigongo zig-zag; takes its colour from the text around it. */
export function ImigongoRule({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={classNames('block w-full', className)} height="24">
      <pattern id={id} width="32" height="24" patternUnits="userSpaceOnUse">
        <path d="M0 24L16 8l16 16M0 16L16 0l16 16" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M8 24l8-8 8 8z" fill="currentColor" />
      </pattern>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}

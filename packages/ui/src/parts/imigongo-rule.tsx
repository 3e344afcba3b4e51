import { classNames } from './class-names.ts';

/** A band of imigongo zig-zag; takes its colour from the text around it. */
export function ImigongoRule({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('imigongo', className)} />;
}

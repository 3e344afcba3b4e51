import type { MouseEvent, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';

type SheetProps = {
  ref: RefObject<HTMLDialogElement | null>;
  /** Also for buttons that open it without JavaScript: `command="show-modal"`. */
  id: string;
  title: string;
  side?: 'left' | 'right' | 'bottom';
  /** Without any it is an empty sheet, to be filled when it is opened. */
  children: ReactNode;
  footer?: ReactNode;
};

const sides = {
  left: 'inset-y-0 left-0 h-dvh max-h-none w-80 max-w-[88vw]',
  right: 'sheet-right inset-y-0 right-0 left-auto h-dvh max-h-none w-80 max-w-[88vw]',
  bottom: 'sheet-bottom inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full max-w-none rounded-t-card',
} as const;

/** A native modal dialog that slides in from an edge: focus, Escape and the backdrop are the browser's. */
export function Sheet({ ref, id, title, side = 'left', children, footer }: SheetProps) {
  const titleId = `${id}-title`;
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      className={classNames('sheet fixed m-0 bg-white text-ink shadow-float', sides[side])}
    >
      {children && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <form method="dialog" className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <button
              aria-label="Close"
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-mist"
            >
              <CloseIcon />
            </button>
          </form>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

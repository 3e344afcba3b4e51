import type { MouseEvent, ReactNode, RefObject } from 'react';
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

/** A native modal dialog that slides in from an edge: focus, Escape and the backdrop are the browser's. */
export function Sheet({ ref, id, title, side = 'left', children, footer }: SheetProps) {
  const titleId = `${id}-title`;
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <dialog ref={ref} id={id} aria-labelledby={titleId} onClick={closeOnBackdrop} className={`sheet sheet-${side}`}>
      {children && (
        <div className="sheet-frame">
          <form method="dialog">
            <h2 id={titleId}>{title}</h2>
            <button aria-label="Close">
              <CloseIcon />
            </button>
          </form>
          <div>{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

import type { MouseEvent, ReactNode, RefObject } from 'react';
import { afterPaint } from '../platform/after-paint.ts';
import { CloseIcon } from '@urumuri/ui/parts/icons.tsx';

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

/**
 * Shows it at once, and makes it modal when it is on its way: to look for what to focus in it, and to take the whole page
 * behind it out of reach, is more work than to show it.
 */
export function openSheet(sheet: HTMLDialogElement | null): void {
  sheet?.setAttribute('open', '');
  afterPaint(() => {
    if (!sheet?.open) return;
    // Not closed, which would end the slide.
    sheet.removeAttribute('open');
    sheet.showModal();
  });
}

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

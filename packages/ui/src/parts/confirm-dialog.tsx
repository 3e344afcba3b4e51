import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from './button.tsx';

type ConfirmDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  question: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
};

/** Asks before something that cannot be taken back. A native dialog: focus and Escape are the browser's. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { ref, question, children, confirmLabel, cancelLabel, isBusy, onConfirm } = props;
  const id = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      className="confirm m-auto w-full max-w-[calc(100vw-2rem)] rounded-card bg-white p-6 text-ink shadow-float sm:w-md"
    >
      <h2 id={`${id}-question`} className="text-xl">
        {question}
      </h2>
      <div id={`${id}-text`} className="mt-3 text-slate">
        {children}
      </div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {/* First in line for the focus, so that a hasty Enter changes nothing. */}
        <Button look="secondary" onClick={() => ref.current?.close()}>
          {cancelLabel}
        </Button>
        <Button disabled={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

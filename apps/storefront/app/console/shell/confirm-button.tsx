import { type ReactNode, useRef } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { SellerTask } from './use-seller-task.ts';

type ConfirmButtonProps = {
  /** What stands on the button. */
  children: ReactNode;
  look?: 'secondary' | 'quiet';
  className?: string;
  question: string;
  /** What will happen, and what will not. */
  consequence: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => ReturnType<SellerTask['run']>;
};

/** A button that asks first, for what is not easily taken back. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, look = 'secondary', className, question, consequence, confirmLabel, isBusy, onConfirm } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <BusyButton look={look} isBusy={isBusy} className={className} onClick={() => dialog.current?.showModal()}>
        {children}
      </BusyButton>
      <ConfirmDialog
        ref={dialog}
        question={question}
        confirmLabel={confirmLabel}
        cancelLabel="Keep it"
        isBusy={isBusy}
        onConfirm={() => void onConfirm().then(() => dialog.current?.close())}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}

import type { AnyRouteName } from '@urumuri/contract';
import { type ReactNode, useRef } from 'react';
import { type SentCall, useAction } from '@urumuri/ui/forms/use-action.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { ConfirmDialog } from '@urumuri/ui/parts/confirm-dialog.tsx';

type ConfirmButtonProps<Name extends AnyRouteName> = SentCall<Name> & {
  label: string;
  className?: string;
  question: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel: string;
};

/** A button that asks first, for what is not easily taken back. */
export function ConfirmButton<Name extends AnyRouteName>(props: ConfirmButtonProps<Name>) {
  const { intent, input, label, className, confirmLabel = label, children, ...words } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { isBusy, send } = useAction<Name>();
  const confirm = async () => {
    await send({ intent, input });
    dialog.current?.close();
  };
  return (
    <>
      <Button look="secondary" className={className} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <ConfirmDialog
        ref={dialog}
        {...words}
        confirmLabel={confirmLabel}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}

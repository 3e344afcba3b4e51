import type { AnyRouteName } from '@urumuri/contract';
import { type ReactNode, useRef } from 'react';
import { useMayCall } from './allowed-calls.ts';
import { type ActionSettings, type SentCall, useAction } from './use-action.ts';
import { BusyButton } from '../parts/busy-button.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';

type ConfirmButtonProps<Name extends AnyRouteName> = SentCall<Name> &
  Pick<ActionSettings<Name>, 'onDone'> & {
    /** What stands on the button. */
    children: ReactNode;
    look?: 'secondary' | 'quiet';
    className?: string;
    question: string;
    /** What will happen, and what will not. */
    consequence: string;
    confirmLabel: string;
    cancelLabel?: string;
  };

/** A button that asks first, for what is not easily taken back. */
export function ConfirmButton<Name extends AnyRouteName>(props: ConfirmButtonProps<Name>) {
  const { intent, input, children, look = 'secondary', className, question, consequence, confirmLabel } = props;
  const { cancelLabel = 'Keep it' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { isBusy, send } = useAction<Name>({ onDone: props.onDone });
  const isAllowed = useMayCall()(intent);
  if (!isAllowed) return null;
  return (
    <>
      <BusyButton look={look} isBusy={isBusy} className={className} onClick={() => dialog.current?.showModal()}>
        {children}
      </BusyButton>
      <ConfirmDialog
        ref={dialog}
        question={question}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        isBusy={isBusy}
        onConfirm={() => void send({ intent, input }).then(() => dialog.current?.close())}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}

import type { AnyRouteName } from '@urumuri/contract';
import type { ComponentProps } from 'react';
import { BusyButton } from '../parts/busy-button.tsx';
import { useFormContext } from './form-context.ts';

type SubmitButtonProps = Omit<ComponentProps<typeof BusyButton>, 'isBusy' | 'type'> & {
  /** The call it sends the form for, where a form has several. */
  intent?: AnyRouteName | undefined;
  isSending?: boolean;
  /** What stands on it meanwhile. */
  sendingWords?: string;
};

/** Sends the form it stands in; not pressed again before that is done. */
export function SubmitButton({ intent, isSending: given, sendingWords, children, ...button }: SubmitButtonProps) {
  const form = useFormContext();
  const isSending = given ?? form.isSending;
  return (
    <BusyButton {...(intent && { name: 'intent', value: intent })} {...button} type="submit" isBusy={isSending}>
      {isSending ? (sendingWords ?? children) : children}
    </BusyButton>
  );
}

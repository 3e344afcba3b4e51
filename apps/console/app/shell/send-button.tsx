import type { ReactNode } from 'react';
import type { AnyRouteName } from '@urumuri/contract';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';

type SendButtonProps = {
  intent?: AnyRouteName;
  /** Pictures the form still waits for. */
  progress?: UploadProgress | undefined;
  children: ReactNode;
};

type UploadProgress = { done: number; count: number };

export function describeProgress({ done, count }: UploadProgress): string {
  return count === 1 ? 'Uploading…' : `Uploading ${done + 1} of ${count}…`;
}

/** A form's button, and why it could not be sent. */
export function SendButton({ progress, ...button }: SendButtonProps) {
  const sendingWords = progress ? `${describeProgress(progress)} Then we save it.` : 'Sending…';
  return (
    <div className="flex flex-col gap-4">
      <FormFailure />
      <SubmitButton {...button} sendingWords={sendingWords} className="min-h-12 w-full sm:w-auto sm:self-start" />
    </div>
  );
}

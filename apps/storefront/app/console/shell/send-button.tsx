import type { ReactNode } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type SendButtonProps = {
  failure: string | undefined;
  isSending: boolean;
  /** Pictures the form still waits for. */
  progress?: UploadProgress | undefined;
  children: ReactNode;
};

type UploadProgress = { done: number; count: number };

export function describeProgress({ done, count }: UploadProgress): string {
  return count === 1 ? 'Uploading…' : `Uploading ${done + 1} of ${count}…`;
}

/** A form's button, and why it could not be sent. */
export function SendButton({ failure, isSending, progress, children }: SendButtonProps) {
  // Before its JavaScript is there the browser would send the form as a page of its own.
  const isReady = useHydrated();
  return (
    <div className="flex flex-col gap-4">
      <FormAlert>{failure}</FormAlert>
      <BusyButton
        type="submit"
        disabled={!isReady}
        isBusy={isSending}
        className="min-h-12 w-full sm:w-auto sm:self-start"
      >
        {isSending ? sendingWords(progress) : children}
      </BusyButton>
    </div>
  );
}

function sendingWords(progress: UploadProgress | undefined): string {
  return progress ? `${describeProgress(progress)} Then it is saved.` : 'Sending…';
}

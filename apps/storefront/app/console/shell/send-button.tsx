import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type SendButtonProps = { failure: string | undefined; isSending: boolean; children: ReactNode };

/** A form's button, and why it could not be sent. */
export function SendButton({ failure, isSending, children }: SendButtonProps) {
  // Before its JavaScript is there the browser would send the form as a page of its own.
  const isReady = useHydrated();
  return (
    <div className="flex flex-col gap-4">
      <FormAlert>{failure}</FormAlert>
      <Button type="submit" disabled={!isReady || isSending} className="min-h-12 w-full sm:w-auto sm:self-start">
        {isSending ? 'Sending…' : children}
      </Button>
    </div>
  );
}

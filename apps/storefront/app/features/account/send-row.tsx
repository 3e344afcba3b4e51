import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

type SendRowProps = { failure: string | undefined; isSending: boolean; className?: string; children: ReactNode };

/** The form's button, and why it could not be sent. */
export function SendRow({ failure, isSending, className, children }: SendRowProps) {
  // Without JavaScript the browser would send the password as a page of its own.
  const isReady = useHydrated();
  return (
    <div>
      <FormAlert>{failure}</FormAlert>
      <Button
        type="submit"
        disabled={!isReady}
        aria-disabled={isSending}
        className={classNames('needs-script min-h-12 disabled:opacity-100', failure && 'mt-5', className ?? 'w-full')}
      >
        {children}
      </Button>
    </div>
  );
}

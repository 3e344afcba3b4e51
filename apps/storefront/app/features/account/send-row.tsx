import type { ComponentProps } from 'react';
import { useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { FormFailure } from '@urumuri/ui/forms/form-failure.tsx';
import { SubmitButton } from '@urumuri/ui/forms/submit-button.tsx';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** The form's button, and why it could not be sent. */
export function SendRow({ className = 'w-full', ...button }: ComponentProps<typeof SubmitButton>) {
  const { failure } = useFormContext();
  // Without JavaScript the browser would send the password as a page of its own.
  const isReady = useHydrated();
  return (
    <div>
      <FormFailure />
      <SubmitButton
        {...button}
        disabled={!isReady}
        className={classNames('needs-script min-h-12 disabled:opacity-100', failure && 'mt-5', className)}
      />
    </div>
  );
}

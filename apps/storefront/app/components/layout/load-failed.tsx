import { isApiError } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';

const UNKNOWN_REASON = 'Something went wrong on our side. Trying again often helps.';

/** In place of what could not be loaded: why, and the way to have it after all. */
export function LoadFailed({ title, error }: { title: string; error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="flex flex-col items-center rounded-card bg-mist px-6 py-14 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 max-w-md text-slate">{isApiError(error) ? error.message : UNKNOWN_REASON}</p>
      <Button className="mt-6" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
        Try Again
      </Button>
    </div>
  );
}

import { isApiError } from '@urumuri/contract';
import { useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const unknownFault = 'Something went wrong on our side. Trying again often helps.';

/** Stands in the place of what could not be loaded, and loads it again on request. */
export function LoadFailure({ title, error }: { title: string; error: unknown }) {
  const { state, revalidate } = useRevalidator();
  return (
    <Notice isError title={title} text={isApiError(error) ? error.message : unknownFault}>
      <Button disabled={state === 'loading'} onClick={() => void revalidate()}>
        Try Again
      </Button>
    </Notice>
  );
}

import { isApiError } from '@urumuri/contract';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const unknownFault = 'Something went wrong on our side. Trying again often helps.';

/** Stands in the place of what could not be loaded, and loads it again on request. */
export function LoadFailure({ title, error }: { title: string; error: unknown }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  // A revalidation that is quicker than the screen leaves the router's error boundary up: it waits to see
  // one begin. Moving to the same address always takes it down.
  const tryAgain = () => navigate(pathname + search, { replace: true, state, preventScrollReset: true });
  return (
    <Notice isError title={title} text={isApiError(error) ? error.message : unknownFault}>
      <Button disabled={isBusy} onClick={() => void tryAgain()}>
        Try Again
      </Button>
    </Notice>
  );
}

import { isApiError } from '@urumuri/contract';
import { useRouteError } from 'react-router';
import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { LoadFailure } from '@urumuri/ui/parts/load-failure.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';
import { consoleAddresses } from './console-addresses.ts';

/**
 * In the place of a page of the console that could not be loaded. It asks for the error itself: a route that
 * passes this component on unchanged is not given it.
 */
export function ConsoleError() {
  const error = useRouteError();
  if (isApiError(error, 'not_allowed_for_role')) return <NotAllowed says={error.message} />;
  const isMissing = isApiError(error, 'not_found') || isApiError(error, 'forbidden');
  return isMissing ? <NothingHere /> : <LoadFailure title="This could not be loaded" error={error} />;
}

function NotAllowed({ says }: { says: string }) {
  return (
    <>
      <DashboardHeading title="Not for your role" />
      <Notice title="Your role cannot open this page" text={says}>
        <LinkButton to={consoleAddresses.home}>Go to the start page</LinkButton>
      </Notice>
    </>
  );
}

export function NothingHere() {
  return (
    <>
      <DashboardHeading title="Not found" />
      <Notice title="This page does not exist" text="It may have been removed, or it belongs to another shop.">
        <LinkButton to={consoleAddresses.home}>Go to the start page</LinkButton>
      </Notice>
    </>
  );
}

import { useLocation } from 'react-router';
import { addresses } from '../platform/format/addresses.ts';
import { failureTitle as generalFailureTitle, readFailure } from '@urumuri/ui/offline/page-failure.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { MessagePage } from './message-page.tsx';

type UnexpectedErrorProps = {
  error: unknown;
  /** For a page that could not be loaded, instead of the general words. */
  failureTitle?: string;
};

const TITLE = 'Unexpected Application Error!';
const ownFault = 'Something went wrong on our side. Nothing you did is lost; trying again often helps.';

export function UnexpectedError({ error, failureTitle = generalFailureTitle }: UnexpectedErrorProps) {
  const { pathname, search } = useLocation();
  const failure = readFailure(error);
  // Loaded afresh, whatever state this page is in; offline that would end on the browser's own error page.
  const isAfresh = failure === undefined || failure.requestId !== undefined;
  return (
    <MessagePage
      title={failure ? failureTitle : TITLE}
      text={failure?.message ?? ownFault}
      note={failure?.requestId && `Error number: ${failure.requestId}`}
    >
      <LinkButton to={pathname + search} reloadDocument={isAfresh}>
        Try again
      </LinkButton>
      <LinkButton to={addresses.home} reloadDocument={isAfresh} look="secondary">
        Go home
      </LinkButton>
    </MessagePage>
  );
}

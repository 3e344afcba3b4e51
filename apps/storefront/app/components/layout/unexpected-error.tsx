import { useLocation } from 'react-router';
import { addresses } from '../../lib/addresses.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { MessagePage } from './message-page.tsx';

/** Plain links, not the router's: the page is loaded afresh, whatever state this one is in. */
export function UnexpectedError() {
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      title="Unexpected Application Error!"
      text="Something went wrong on our side. Nothing you did is lost; trying again often helps."
    >
      <a href={pathname + search} className={buttonStyle('primary')}>
        Try again
      </a>
      <a href={addresses.home} className={buttonStyle('secondary')}>
        Go home
      </a>
    </MessagePage>
  );
}

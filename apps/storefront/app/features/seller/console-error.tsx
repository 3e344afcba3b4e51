import { isApiError } from '@urumuri/contract';
import { LoadFailure } from '../../components/layout/load-failure.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { consoleAddresses } from './console-addresses.ts';

/** In the place of a page of the console that could not be loaded. */
export function ConsoleError({ error }: { error: unknown }) {
  const isMissing = isApiError(error, 'not_found') || isApiError(error, 'forbidden');
  if (!isMissing) return <LoadFailure title="This could not be loaded" error={error} />;
  return (
    <Notice title="Not found" text="It does not exist, or it belongs to another shop.">
      <LinkButton to={consoleAddresses.home}>To the first page</LinkButton>
    </Notice>
  );
}

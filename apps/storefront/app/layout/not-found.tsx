import { addresses } from '../platform/format/addresses.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFound() {
  return (
    <MessagePage
      title="This page does not exist"
      text="The address may be mistyped, or the product has left the shop. The rest is still here."
    >
      <LinkButton to={addresses.shop}>Browse the shop</LinkButton>
      <LinkButton to={addresses.home} look="secondary">
        Go home
      </LinkButton>
    </MessagePage>
  );
}

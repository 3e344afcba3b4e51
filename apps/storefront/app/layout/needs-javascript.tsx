import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { addresses } from '../platform/format/addresses.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { Notice } from '@urumuri/ui/parts/notice.tsx';

/** Without JavaScript this stands in the place of everything that follows it beside it: that would load for ever. */
export function NeedsJavaScript() {
  const [phone] = useIdentity().phones;
  return (
    <noscript className="needs-javascript">
      <Notice
        title="This page needs JavaScript"
        text="Please allow it for this shop and load the page again. You can look through all products without it, or call us to order."
      >
        <LinkButton to={addresses.shop}>Browse products</LinkButton>
        {phone && (
          <LinkButton to={`tel:${phone.replaceAll(' ', '')}`} look="secondary">
            Call {phone}
          </LinkButton>
        )}
      </Notice>
    </noscript>
  );
}

import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { Notice } from '@urumuri/ui/parts/notice.tsx';

/** Without JavaScript this stands in the place of everything that follows it beside it: that would load for ever. */
export function NeedsJavaScript() {
  return (
    <noscript className="needs-javascript">
      <Notice
        title="The console needs JavaScript"
        text="Please allow it for this site and reload the page. The shop itself works without it."
      >
        <a className={buttonStyle()} href={shopAddresses.home}>
          To the shop
        </a>
      </Notice>
    </noscript>
  );
}

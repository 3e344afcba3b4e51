import { limits } from '@urumuri/contract';
import { Form } from 'react-router';
import { MessagePage } from '../../../layout/message-page.tsx';
import { addresses } from '../../../platform/format/addresses.ts';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';

/** No such product: what the address seems to ask for is ready to be searched. */
export function ProductMissing({ slug }: { slug: string }) {
  return (
    <MessagePage
      title="This product is not in the shop"
      text="The address may be mistyped, or the product has left the shop. Something like it may still be here."
    >
      <Form action={addresses.search} className="flex w-full max-w-md gap-2">
        <input
          type="search"
          name="value"
          aria-label="Search for something similar"
          defaultValue={wordsOfSlug(slug)}
          maxLength={limits.searchLength}
          className="h-11 min-w-0 flex-1 rounded-control border border-edge bg-white px-4"
        />
        <Button type="submit">Search</Button>
      </Form>
      <LinkButton to={addresses.shop} look="secondary">
        Browse the shop
      </LinkButton>
    </MessagePage>
  );
}

const productId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The words an address was made of, to search for; an id has none. */
export function wordsOfSlug(slug: string): string {
  if (productId.test(slug)) return '';
  return slug
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, limits.searchLength);
}

import type { SellerContact } from '@urumuri/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { addLatestContacts, addOlderContacts, type KnownContacts, replaceContact } from './known-contacts.ts';
import { sellerApi } from '../../shell/seller-api.ts';
import { useRequest } from '../../shell/use-request.ts';

/** Who has written: the latest as they are reloaded, and the older ones who were asked for. */
export function useContacts(latest: KnownContacts, current: SellerContact | undefined) {
  const [loaded, setLoaded] = useState(latest);
  const [known, setKnown] = useState(latest);
  const { isBusy: isLoadingOlder, run } = useRequest(toast.error);

  if (loaded !== latest) {
    setLoaded(latest);
    setKnown(replaceContact(addLatestContacts(known, latest), current));
  }

  return {
    contacts: known.contacts,
    hasOlder: known.hasOlderContacts,
    isLoadingOlder,

    async loadOlder() {
      const after = known.contacts.at(-1)?.fdId;
      if (isLoadingOlder || after === undefined) return;
      await run(async () => {
        const page = await sellerApi.getSellerChats({ query: { after } });
        // On the page before the focus can go to the first of them.
        flushSync(() => setKnown((now) => addOlderContacts(now, page)));
      });
    },
  };
}

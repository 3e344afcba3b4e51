import { API_BASE_PATH, forShop, type PaperKind, type PaperSize } from '@urumuri/contract';
import { sellerRoutes } from '@urumuri/contract/seller';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { offerFile } from '@urumuri/ui/browser/offer-file.ts';
import { getSellerToken, getShopWorkedFor } from '../../shell/seller-session.ts';

type Asked = { kind: PaperKind; orderIds: readonly string[]; size: PaperSize; isWhole: boolean };

/** Fetched like everything else of the console, because a plain link could not say who asks. */
export async function savePdf({ kind, orderIds, size, isWhole }: Asked): Promise<void> {
  const route = sellerRoutes[isWhole ? 'getAnyPapersPdf' : 'getPapersPdf'];
  const query = new URLSearchParams([['kind', kind], ['size', size], ...orderIds.map((id) => ['order', id])]);
  try {
    const answer = await fetch(`${API_BASE_PATH}${route.path}?${query.toString()}`, {
      headers: { ...forShop(getShopWorkedFor(), route), authorization: `Bearer ${getSellerToken()}` },
    });
    if (!answer.ok) throw new TypeError(`The shop answered ${answer.status}`);
    offerFile(await answer.blob(), `${kind}.pdf`);
  } catch (error) {
    // Also what the network does to a file on its way.
    if (!(error instanceof TypeError)) throw error;
    toast.error('The PDF could not be fetched. Please try again.');
  }
}

import { Button } from '@urumuri/ui/parts/button.tsx';
import { TextLink } from '@urumuri/ui/parts/text-link.tsx';
import { PaperSheet } from '../features/paper/paper-sheet.tsx';
import { writeStatement } from '../features/payouts/statement-paper.ts';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { ConsoleError } from '../shell/console-error.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { consoleMeta, sellerLoader } from '../shell/seller-route.ts';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import type { Route } from './+types/payout-paper.ts';
import '../features/paper/paper.css';

export const clientLoader = sellerLoader(async (signal, { url: { searchParams } }: Route.ClientLoaderArgs) => {
  const shop = searchParams.get('shop') ?? undefined;
  const closing = Number(searchParams.get('closing')) || undefined;
  const ask = (pageNumber: number) => {
    const query = { ...(closing && { closing: String(closing) }), pageNumber: String(pageNumber) };
    return shop === undefined
      ? sellerApi.getOwnStatement({ query, signal })
      : sellerApi.getShopStatement({ params: { sellerId: shop }, query, signal });
  };
  const statement = await ask(1);
  const entries = [...statement.entries];
  for (let page = 2; entries.length < statement.total; page += 1) entries.push(...(await ask(page)).entries);
  return { statement: { ...statement, entries }, shop, closing };
});

export const meta = consoleMeta('Statement');

/** A statement as it comes out of the printer. */
export default function PayoutPaper({ loaderData: { statement, shop, closing } }: Route.ComponentProps) {
  const { name } = useIdentity();
  const back = shop === undefined ? consoleAddresses.ownPayouts(closing) : consoleAddresses.shopPayouts(shop, closing);
  return (
    <main id="main" tabIndex={-1} className="paper-page flex flex-1 flex-col bg-mist">
      <div className="page-width flex w-full flex-wrap items-center gap-4 py-4 print:hidden">
        <TextLink to={back}>Back to the payouts</TextLink>
        <Button onClick={() => print()}>Print</Button>
      </div>
      <div className="paper-a5 paper-sheets page-width flex w-full flex-col gap-4">
        <PaperSheet paper={writeStatement(statement, name)} />
      </div>
    </main>
  );
}

export { ConsoleError as ErrorBoundary };

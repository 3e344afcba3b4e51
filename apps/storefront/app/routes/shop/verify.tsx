import { isApiError, type WarrantyState } from '@urumuri/contract';
import { data } from 'react-router';
import { MessagePage } from '../../layout/message-page.tsx';
import { failPage, serverApi } from '../../platform/api/server-api.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { formatKigaliDay } from '@urumuri/ui/format/kigali-time.ts';
import { buildPersonalMeta } from '../../platform/seo/personal-meta.ts';
import { Badge, type BadgeTone } from '@urumuri/ui/parts/badge.tsx';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import type { Route } from './+types/verify.ts';

const NOT_FOUND = 404;

/** What a code on a receipt stands for, to whoever holds it; nothing of who has bought it. */
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  try {
    return data(await context.get(serverApi).verifyWarranty({ params: { code } }));
  } catch (error) {
    if (isApiError(error, 'not_found')) return data(null, { status: NOT_FOUND });
    return failPage(error);
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return buildPersonalMeta(matches, loaderData ? `Warranty of ${loaderData.name}` : 'No such warranty');
}

const words: Record<WarrantyState, { label: string; tone: BadgeTone }> = {
  valid: { label: 'Valid', tone: 'success' },
  ended: { label: 'Ended', tone: 'danger' },
  claimed: { label: 'Claim open', tone: 'waiting' },
  none: { label: 'Without warranty', tone: 'neutral' },
  returned: { label: 'Returned', tone: 'danger' },
};

export default function Verify({ loaderData, params: { code } }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <MessagePage
        title="There is no warranty with this code"
        text="Compare it with the receipt: it is made of digits and capital letters. A code we did not issue is not a warranty of ours."
      >
        <LinkButton to={addresses.home}>Go home</LinkButton>
      </MessagePage>
    );
  }
  const { name, shopName, endsOn, state, serial } = loaderData;
  const facts = [
    ['Sold by', shopName],
    ...(endsOn ? [['Warranty until', formatKigaliDay(endsOn)]] : []),
    ...(serial ? [['Serial number', serial]] : []),
    ['Code', code],
  ];
  return (
    <div className="page-width w-full py-10 md:py-16">
      <article className="mx-auto max-w-md rounded-card border border-line p-6">
        <p className="text-sm text-slate">Warranty certificate</p>
        <h1 className="mt-1 text-2xl">{name}</h1>
        <p className="mt-3">
          <Badge tone={words[state].tone} className="px-3 py-1 text-sm">
            {words[state].label}
          </Badge>
        </p>
        {state === 'returned' && (
          <p className="mt-3">It came back to the shop: this certificate is no longer a warranty.</p>
        )}
        <dl className="mt-5 flex flex-col gap-2 border-t border-line pt-4">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-slate">{label}</dt>
              <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {serial && (
          <p className="mt-5 text-sm text-slate">
            Compare the last characters of the serial number with those on the product.
          </p>
        )}
      </article>
    </div>
  );
}

import { formatRwf, unitPriceRwf } from '@urumuri/money';
import type { MouseEvent } from 'react';
import { useRouteLoaderData } from 'react-router';
import { addresses } from '../../../platform/format/addresses.ts';
import type { loader as rootLoader } from '../../../root.tsx';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { createIcon } from '@urumuri/ui/parts/create-icon.tsx';
import { isPlainClick } from './is-plain-click.ts';
import type { PageProduct } from './page-product.ts';

/** The phone's own way to share, or WhatsApp where there is none. */
export function ShareLink({ product }: { product: PageProduct }) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? '';
  const url = origin + addresses.product(product.slug);
  const text = `${product.name}, ${formatRwf(unitPriceRwf(product.priceRwf, product.discountPercent))}`;

  const share = (event: MouseEvent) => {
    if (!isPlainClick(event) || typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Rejects when the shopper changes their mind, which is no news to them.
    navigator.share({ title: product.name, text, url }).catch(() => undefined);
  };

  return (
    <a
      href={whatsappShareAddress(`${text}\n${url}`)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('quiet', 'px-3 text-sm')}
      onClick={share}
    >
      <ShareIcon className="size-5" />
      Share
    </a>
  );
}

/** An arrow leaving a box. */
const ShareIcon = createIcon('M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12v7.5h14V12');

/** Opens WhatsApp with a text to send to whomever the shopper picks. */
function whatsappShareAddress(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

import type { SellerProductSummary } from '@urumuri/contract';
import { formatRwf, unitPriceRwf, writePercent } from '@urumuri/money';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopImage } from '../../ui/shop-image.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import { sellerApi } from '../shell/seller-api.ts';
import { useSellerTask } from '../shell/use-seller-task.ts';

const thumbnail = 64;

export function ProductRows({ products }: { products: readonly SellerProductSummary[] }) {
  if (products.length === 0) {
    return (
      <Notice title="No products here" text="Add one, or look under another state.">
        <LinkButton to={consoleAddresses.newProduct}>Add product</LinkButton>
        <LinkButton look="secondary" to={consoleAddresses.imports}>
          Import a file
        </LinkButton>
      </Notice>
    );
  }
  return (
    <ul className="flex flex-col gap-2.5">
      {products.map((product) => (
        <li key={product._id}>
          <ProductRow product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductRow({ product }: { product: SellerProductSummary }) {
  const { _id, name, sku, image, category, price, discount, stock, reserved, isPublished } = product;
  const { run, isBusy } = useSellerTask();
  const publish = () =>
    run(() => sellerApi.publishSellerProduct({ params: { productId: _id }, body: { isPublished: !isPublished } }));
  return (
    <article className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-2 rounded-card border border-line p-3 md:grid-cols-[4rem_1fr_auto]">
      <ShopImage
        address={image}
        alt=""
        width={thumbnail}
        height={thumbnail}
        sizes="64px"
        widths={[160]}
        className="size-16 rounded-control bg-mist object-contain"
      />
      <div className="min-w-0">
        <h2 className="line-clamp-2 text-base">
          <Link to={consoleAddresses.product(_id)} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-sm">
          <strong>{formatRwf(unitPriceRwf(price, discount))}</strong>
          {discount > 0 && ` (${writePercent(discount)})`} · {stock} in stock{reserved > 0 && `, ${reserved} promised`}
        </p>
        <p className="truncate text-sm text-slate">
          {category}
          {sku !== '' && ` · ${sku}`}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 md:col-span-1">
        <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'On sale' : 'Hidden'}</Badge>
        <Button look="secondary" disabled={isBusy} className="px-4" onClick={() => void publish()}>
          {isPublished ? 'Hide' : 'Publish'}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </article>
  );
}

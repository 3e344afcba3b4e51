import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { shopAddresses } from '@urumuri/ui/format/shop-addresses.ts';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { History } from '../shell/history.tsx';
import { placeCategories } from '../features/office/category-tree.ts';
import { CheckForm, readCheckAnswer } from '../features/products/check-form.tsx';
import { Allowed } from '../shell/allowed.tsx';
import { CheckLine } from '../features/products/check-line.tsx';
import { useOfficeMay } from '../shell/use-own-role.ts';
import { ProductForm, readProduct } from '../features/products/product-form.tsx';
import { readStockRecord, StockHistory } from '../features/products/stock-history.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { shopApi } from '../shell/shop-api.ts';
import { readTexts } from '@urumuri/ui/forms/read-form.ts';
import { LinkButton } from '@urumuri/ui/parts/link-button.tsx';
import { consoleAddresses } from '../shell/console-addresses.ts';
import type { Route } from './+types/product.ts';

const newProduct = 'new';

export const clientLoader = sellerLoader(async (signal, { params: { productId }, url }: Route.ClientLoaderArgs) => {
  const copied = productId === newProduct ? url.searchParams.get('from') : null;
  const [{ categorys }, { specifications }, { brands }, found, stock, original] = await Promise.all([
    shopApi.getCategories({ signal }),
    sellerApi.getSpecifications({ signal }),
    shopApi.getBrands({ signal }),
    productId === newProduct ? undefined : sellerApi.getSellerProduct({ params: { productId }, signal }),
    productId === newProduct ? undefined : sellerApi.getStockMovements({ params: { productId }, signal }),
    copied === null ? undefined : sellerApi.getSellerProduct({ params: { productId: copied }, signal }),
  ]);
  const template = original?.product;
  return { categories: placeCategories(categorys), specifications, brands, product: found?.product, stock, template };
});

export const clientAction = sellerAction({
  createSellerProduct: (data) => ({ body: { ...readProduct(data), isPublished: data.has('isPublished') } }),
  recordStock: readStockRecord,
  answerProductCheck: readCheckAnswer,
  updateSellerProduct: (data) => ({
    params: readTexts(data, 'productId'),
    body: { ...readProduct(data), ...readTexts(data, 'seenUpdatedAt'), seenStock: Number(data.get('seenStock')) },
  }),
});

export const meta = consoleMeta('Product');

export default function SellerProductPage({
  loaderData: { product, stock, template, ...choices },
}: Route.ComponentProps) {
  const mayAnswer = useOfficeMay('answerProductCheck');
  return (
    <>
      <DashboardHeading title={product ? product.name : 'New product'}>
        <div className="flex flex-wrap gap-3">
          {product && (
            <>
              <Allowed call="saveVariants">
                <LinkButton look="secondary" to={consoleAddresses.variants(product._id)}>
                  Variants
                </LinkButton>
              </Allowed>
              <Allowed call="createSellerProduct">
                <LinkButton look="secondary" to={consoleAddresses.duplicate(product._id)}>
                  Duplicate
                </LinkButton>
              </Allowed>
            </>
          )}
          {product?.isPublished && (
            <a className={buttonStyle('secondary')} href={shopAddresses.product(product.slug)}>
              See it in the shop
            </a>
          )}
        </div>
      </DashboardHeading>
      <div className="flex max-w-3xl flex-col gap-8">
        {product && <CheckLine product={product} />}
        {template && (
          <p className="rounded-card bg-mist px-4 py-3">
            A copy of {template.name}, with its pictures. Nothing is saved until you press Save product.
          </p>
        )}
        <ProductForm
          key={product?._id ?? template?._id}
          {...(product ? { product } : {})}
          template={template}
          {...choices}
        />
        {product && mayAnswer && <CheckForm productId={product._id} name={product.name} />}
        {product && stock && <StockHistory productId={product._id} {...stock} />}
        {product && <History key={product.updatedAt} kind="product" subjectId={product._id} />}
      </div>
    </>
  );
}

import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { History } from '../../console/shell/history.tsx';
import { placeCategories } from '../../console/office/category-tree.ts';
import { ProductForm } from '../../console/products/product-form.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import { addresses } from '../../platform/format/addresses.ts';
import { api } from '../../platform/api/api.ts';
import type { Route } from './+types/product.ts';

const newProduct = 'new';

export function clientLoader({ request, params: { productId } }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    const [{ categorys }, { specifications }, { brands }, found] = await Promise.all([
      api.getCategories({ signal }),
      sellerApi.getSpecifications({ signal }),
      api.getBrands({ signal }),
      productId === newProduct ? undefined : sellerApi.getSellerProduct({ params: { productId }, signal }),
    ]);
    return { categories: placeCategories(categorys), specifications, brands, product: found?.product };
  });
}

export function meta() {
  return buildConsoleMeta('Product');
}

export default function SellerProductPage({ loaderData: { product, ...choices } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title={product ? product.name : 'New product'}>
        {product?.isPublished && (
          <LinkButton look="secondary" to={addresses.product(product.slug)}>
            See it in the shop
          </LinkButton>
        )}
      </DashboardHeading>
      <div className="flex max-w-3xl flex-col gap-8">
        <ProductForm key={product?._id} {...(product ? { product } : {})} {...choices} />
        {product && <History key={product.updatedAt} kind="product" subjectId={product._id} />}
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };

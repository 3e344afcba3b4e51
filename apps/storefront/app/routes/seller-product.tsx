import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { ProductForm } from '../features/seller/product-form.tsx';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import { addresses } from '../lib/addresses.ts';
import { api } from '../lib/api.ts';
import type { Route } from './+types/seller-product.ts';

const newProduct = 'new';

export function clientLoader({ request, params: { productId } }: Route.ClientLoaderArgs) {
  const { signal } = request;
  return asSeller(request, async () => {
    const [{ categorys }, { brands }, found] = await Promise.all([
      api.getCategories({ signal }),
      api.getBrands({ signal }),
      productId === newProduct ? undefined : sellerApi.getSellerProduct({ params: { productId }, signal }),
    ]);
    return { categories: categorys, brands, product: found?.product };
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
      <ProductForm key={product?._id} {...(product ? { product } : {})} {...choices} />
    </>
  );
}

export { ConsoleError as ErrorBoundary };

import { DashboardHeading } from '../components/layout/dashboard-heading.tsx';
import { BannerEditor } from '../features/seller/banner-editor.tsx';
import { ConsoleError } from '../features/seller/console-error.tsx';
import { buildConsoleMeta } from '../features/seller/console-meta.ts';
import { Fold } from '../features/seller/fold.tsx';
import { sellerApi } from '../features/seller/seller-api.ts';
import { asSeller } from '../features/seller/seller-only.ts';
import type { Route } from './+types/seller-banners.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asSeller(request, () => sellerApi.getAdminBanners({ signal: request.signal }));
}

export function meta() {
  return buildConsoleMeta('Banners');
}

export default function SellerBanners({ loaderData: { banners } }: Route.ComponentProps) {
  return (
    <>
      <DashboardHeading title="Banners" />
      <div className="flex max-w-3xl flex-col gap-3">
        {banners.map((banner) => (
          <Fold key={banner._id} title={banner.title}>
            <BannerEditor banner={banner} />
          </Fold>
        ))}
        <Fold title="Add a banner">
          <BannerEditor />
        </Fold>
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };

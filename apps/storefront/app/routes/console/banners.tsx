import { DashboardHeading } from '../../layout/dashboard-heading.tsx';
import { BannerEditor } from '../../console/office/banner-editor.tsx';
import { ConsoleError } from '../../console/shell/console-error.tsx';
import { buildConsoleMeta } from '../../console/shell/console-meta.ts';
import { Collapsible } from '../../console/shell/collapsible.tsx';
import { sellerApi } from '../../console/shell/seller-api.ts';
import { asSeller } from '../../console/shell/seller-only.ts';
import type { Route } from './+types/banners.ts';

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
          <Collapsible key={banner._id} title={banner.title}>
            <BannerEditor banner={banner} />
          </Collapsible>
        ))}
        <Collapsible title="Add a banner">
          <BannerEditor />
        </Collapsible>
      </div>
    </>
  );
}

export { ConsoleError as ErrorBoundary };

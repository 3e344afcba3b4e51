import { DashboardHeading } from '@urumuri/ui/parts/dashboard-heading.tsx';
import { BannerEditor } from '../features/office/banner-editor.tsx';
import { consoleMeta, sellerAction, sellerLoader } from '../shell/seller-route.ts';
import { Collapsible } from '../shell/collapsible.tsx';
import { sellerApi } from '../shell/seller-api.ts';
import { readNumber, readTexts } from '@urumuri/ui/forms/read-form.ts';
import type { Route } from './+types/banners.ts';

export const clientLoader = sellerLoader((signal) => sellerApi.getAdminBanners({ signal }));

export const clientAction = sellerAction({
  createBanner: (data) => ({ body: readBanner(data) }),
  updateBanner: (data) => ({ params: readTexts(data, 'bannerId'), body: readBanner(data) }),
});

const readBanner = (data: FormData) => ({
  ...readTexts(data, 'image', 'title', 'line', 'product'),
  position: readNumber(data, 'position') ?? 0,
});

export const meta = consoleMeta('Banners');

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

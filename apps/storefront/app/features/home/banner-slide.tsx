import { Link } from 'react-router';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { ShopImage } from '../../ui/shop-image.tsx';
import { addresses } from '../../platform/format/addresses.ts';
import type { HomeBanner } from './home-banner.ts';

const WIDTH = 1600;
const HEIGHT = 640;
const widths = [480, 640, 960, 1280, 1600] as const;

type BannerSlideProps = {
  banner: HomeBanner;
  /** The largest picture of the first screen: it goes before everything else. */
  isFirst: boolean;
  /** Shown now or next. */
  isNear: boolean;
};

/** Words beside the picture on wide screens, below it on phones, on a ground of their own: any picture may come; the whole slide is one link. */
export function BannerSlide({ banner, isFirst, isNear }: BannerSlideProps) {
  return (
    <Link
      to={addresses.product(banner.link)}
      className="group flex h-full flex-col overflow-hidden rounded-card bg-ink text-white -outline-offset-4 md:flex-row-reverse"
    >
      <ShopImage
        address={banner.image}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        widths={widths}
        sizes="(min-width: 82rem) 1170px, 94vw"
        loading={isFirst || isNear ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className="aspect-2/1 w-full object-cover object-right md:aspect-8/5 md:w-3/5"
      />
      <div className="flex flex-1 flex-col justify-center px-5 py-4 md:px-8 lg:px-14">
        <p className="text-xl font-bold tracking-tight text-balance md:text-2xl lg:text-3xl">{banner.title}</p>
        {banner.line && <p className="mt-1 text-haze md:mt-3 md:max-w-sm lg:text-lg">{banner.line}</p>}
        <span className="mt-6 hidden min-h-11 items-center gap-2 self-start rounded-control bg-amber px-5 font-semibold text-ink transition-colors group-hover:bg-amber-deep md:inline-flex">
          See the offer
          <ArrowRightIcon className="size-5" />
        </span>
      </div>
    </Link>
  );
}

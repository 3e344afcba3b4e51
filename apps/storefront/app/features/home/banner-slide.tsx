import { ArrowRightIcon } from '@urumuri/ui/parts/icons.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { Link } from 'react-router';
import { addresses } from '../../platform/format/addresses.ts';
import type { HomeBanner } from './home-banner.ts';

type BannerSlideProps = {
  banner: HomeBanner;
  /** The largest picture of the first screen: it goes before everything else. */
  isFirst: boolean;
  /** Shown now or next, or before: the pictures of others wait (`.offers`). */
  isNear: boolean;
};

/** Words beside the picture on wide screens, below it on phones, on a ground of their own: any picture may come; the whole slide is one link. */
export function BannerSlide({ banner, isFirst, isNear }: BannerSlideProps) {
  return (
    <Link to={addresses.product(banner.link)} className="offer">
      <ShopImage
        address={banner.image}
        width={1600}
        height={640}
        widths={[480, 640, 960, 1280, 1600]}
        sizes="(min-width: 82rem) 1170px, 94vw"
        loading={isFirst || isNear ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <div>
        <p>{banner.title}</p>
        {banner.line && <p>{banner.line}</p>}
        <span>
          See the offer
          <ArrowRightIcon className="size-5" />
        </span>
      </div>
    </Link>
  );
}

import { classNames } from './class-names.ts';
import { DiscountBadge } from './discount-badge.tsx';
import { ShopImage } from './shop-image.tsx';

const PICTURE_SIZE = 480;
const widths = [240, 320, 480, 640] as const;

type CardPictureProps = {
  address: string;
  discountPercent: number;
  isSoldOut: boolean;
  /** A few words on the picture, such as how many are left. */
  hint: string | undefined;
  sizes: string;
  loading?: 'lazy' | 'eager' | undefined;
  className?: string;
};

/** The square picture of a product card, with what is off and what is left. */
export function CardPicture({ discountPercent, isSoldOut, hint, className, ...picture }: CardPictureProps) {
  return (
    <div className="relative aspect-square overflow-hidden rounded-card bg-mist">
      <ShopImage
        {...picture}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        widths={widths}
        className={classNames('size-full object-cover', className, isSoldOut && 'opacity-55')}
      />
      <DiscountBadge percent={discountPercent} className="absolute top-2 left-2" />
      {hint && (
        <span className="absolute bottom-3 left-2 rounded-full bg-white px-2.5 py-1 text-xs font-semibold">{hint}</span>
      )}
    </div>
  );
}

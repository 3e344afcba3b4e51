import { DiscountBadge } from './discount-badge.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';

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
};

/** The square picture of a product card, with what is off and what is left. */
export function CardPicture({ discountPercent, isSoldOut, hint, ...picture }: CardPictureProps) {
  return (
    <div className={isSoldOut ? 'card-picture sold-out' : 'card-picture'}>
      <ShopImage {...picture} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} widths={widths} />
      <DiscountBadge percent={discountPercent} />
      {hint && <small>{hint}</small>}
    </div>
  );
}

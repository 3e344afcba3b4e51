import { DiscountBadge } from './discount-badge.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';

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
      <ShopImage {...picture} width={480} widths={[240, 320, 480, 640]} />
      <DiscountBadge percent={discountPercent} />
      {hint && <small>{hint}</small>}
    </div>
  );
}

import { OnlineDot } from '@urumuri/ui/chat/online-dot.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { defaultSellerPicture } from '@urumuri/ui/format/picture.ts';

const SIZE = 44;
const widths = [160] as const;

/** A seller's round picture; a green dot says that they are there. */
export function SellerPicture({ image, isActive }: { image: string; isActive: boolean }) {
  return (
    <span className="relative shrink-0">
      <ShopImage
        address={image || defaultSellerPicture}
        fallback={defaultSellerPicture}
        alt=""
        width={SIZE}
        height={SIZE}
        sizes={`${SIZE}px`}
        widths={widths}
        className="size-11 rounded-full bg-mist object-cover"
      />
      {isActive && <OnlineDot />}
    </span>
  );
}

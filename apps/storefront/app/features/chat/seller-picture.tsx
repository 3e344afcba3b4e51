import { OnlineDot } from '@urumuri/ui/chat/online-dot.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { defaultSellerPicture } from '@urumuri/ui/format/picture.ts';

/** A seller's round picture; a green dot says that they are there. */
export function SellerPicture({ image, isActive }: { image: string; isActive: boolean }) {
  return (
    <span className="relative shrink-0">
      <ShopImage
        address={image || defaultSellerPicture}
        fallback={defaultSellerPicture}
        width={44}
        widths={[160]}
        className="size-11 rounded-full bg-mist object-cover"
      />
      {isActive && <OnlineDot />}
    </span>
  );
}

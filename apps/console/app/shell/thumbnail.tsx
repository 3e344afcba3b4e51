import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';

/** A product's picture beside its name, which says what is on it. */
export function Thumbnail({ image, className = 'size-14' }: { image: string; className?: string }) {
  return (
    <ShopImage
      address={image}
      width={64}
      widths={[160]}
      className={classNames('rounded-control bg-mist object-contain', className)}
    />
  );
}

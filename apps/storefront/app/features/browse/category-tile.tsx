import { Link } from 'react-router';
import { ShopImage } from '../../ui/shop-image.tsx';
import { addresses } from '../../platform/format/addresses.ts';

export type TileCategory = { name: string; image: string };

const PICTURE_SIZE = 128;
const widths = [160, 320, 480] as const;

export function CategoryTile({ category }: { category: TileCategory }) {
  return (
    <Link
      to={addresses.category(category.name)}
      className="group flex h-32 items-center justify-between gap-2 overflow-hidden rounded-card bg-mist pl-5 -outline-offset-4 transition-colors"
    >
      <span className="text-lg leading-6 font-semibold group-hover:underline">{category.name}</span>
      <ShopImage
        address={category.image}
        alt=""
        width={PICTURE_SIZE}
        height={PICTURE_SIZE}
        sizes="120px"
        widths={widths}
        className="fade-in-from-left size-32 shrink-0 object-cover transition-transform group-hover:scale-105"
      />
    </Link>
  );
}

import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { pictureAtWidth } from '@urumuri/ui/format/picture.ts';
import { isPlainClick } from './is-plain-click.ts';

type ThumbnailsProps = { pictures: readonly string[]; selected: number; onChoose: (picture: number) => void };

const FULL_WIDTH = 1600;

/** Up to five in sight, fewer on narrow screens; the rest is a scroll away. */
export function Thumbnails({ pictures, selected, onChoose }: ThumbnailsProps) {
  return (
    <ul aria-label="Choose a picture" className="gallery-thumbnails no-scrollbar -m-1 flex gap-2 overflow-auto p-1">
      {pictures.map((address, position) => (
        <li key={position} className="shrink-0">
          <a
            href={pictureAtWidth(address, FULL_WIDTH)}
            aria-label={`Picture ${position + 1} of ${pictures.length}`}
            aria-current={position === selected || undefined}
            className="block size-[4.5rem] overflow-hidden rounded-control border border-line bg-mist aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink"
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(position);
            }}
          >
            <ShopImage address={address} width={72} widths={[160, 240]} className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}

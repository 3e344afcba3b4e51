import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';

/** What a customer shows of what is wrong; each opens larger. */
export function CustomerPictures({ pictures, className }: { pictures: readonly string[]; className: string }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={classNames('grid gap-2', className)}>
      {pictures.map((picture, place) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noreferrer">
            <ShopImage
              address={picture}
              alt={`Picture ${place + 1} of the customer, larger`}
              width={320}
              sizes="(min-width: 64rem) 16rem, 45vw"
              widths={[240, 480]}
              className="aspect-square w-full rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';

/** What the customer has shown of it. */
export function OwnPictures({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, place) => (
        <li key={picture}>
          <ShopImage
            address={picture}
            alt={`Your picture ${place + 1}`}
            width={72}
            widths={[160, 240]}
            className="size-18 rounded-control border border-line object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

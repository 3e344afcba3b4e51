import { afterSaleLimits } from '@urumuri/contract';
import { type ChangeEvent, useId } from 'react';
import type { Pictures } from '@urumuri/ui/forms/use-pictures.ts';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { CloseIcon } from '@urumuri/ui/parts/icons.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';

export function PictureField({ pictures, isDisabled }: { pictures: Pictures; isDisabled: boolean }) {
  const id = useId();
  const { images, progress, failure, upload, change } = pictures;
  const room = afterSaleLimits.pictures - images.length;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    upload([...(target.files ?? [])].slice(0, room));
    target.value = '';
  };
  return (
    <div>
      <p id={`${id}-label`} className="pb-1.5 font-semibold">
        Pictures
      </p>
      <ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-3">
        {images.map((image, place) => (
          <li key={image} className="relative">
            <ShopImage
              address={image}
              alt={`Picture ${place + 1}`}
              width={96}
              widths={[160, 240]}
              className="size-24 rounded-control border border-line object-cover"
            />
            <IconButton
              label={`Remove picture ${place + 1}`}
              className="absolute top-0 right-0 bg-white/90"
              onClick={() => change(images.filter((other) => other !== image))}
            >
              <CloseIcon />
            </IconButton>
            <input type="hidden" name="pictures" value={image} />
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className="flex size-24 cursor-pointer items-center justify-center rounded-control border border-dashed border-edge bg-white p-2 text-center text-sm font-semibold focus-within:outline-2">
              Add picture
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                multiple
                disabled={isDisabled || progress !== undefined}
                className="sr-only"
                onChange={choose}
              />
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="mt-1.5 text-sm text-slate">
        {progress ? (
          'Uploading…'
        ) : failure ? (
          <span className="font-medium text-danger">{failure}</span>
        ) : (
          `Up to ${afterSaleLimits.pictures}.`
        )}
      </p>
    </div>
  );
}

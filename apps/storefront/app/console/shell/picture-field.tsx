import { type ChangeEvent, useId } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { ShopImage } from '../../ui/shop-image.tsx';
import { describeProgress } from './send-button.tsx';
import type { Pictures } from './use-pictures.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';
const edge = 112;

type PictureFieldProps = {
  label: string;
  pictures: Pictures;
  most: number;
  error?: string | undefined;
  /** While the form is being saved nothing more is added to it. */
  isDisabled: boolean;
};

/** The first picture stands for the product. */
export function PictureField({ label, pictures, most, error, isDisabled }: PictureFieldProps) {
  const id = useId();
  const { images, progress, failure } = pictures;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    pictures.upload([...(target.files ?? [])].slice(0, most - images.length));
    target.value = '';
  };

  return (
    <div>
      <p id={`${id}-label`} className="pb-1.5 font-semibold">
        {label}
      </p>
      <ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-3">
        {images.map((image, place) => (
          <li key={image} className="relative">
            <ShopImage
              address={image}
              alt={`Picture ${place + 1}`}
              width={edge}
              height={edge}
              sizes="112px"
              widths={[160, 240]}
              className="size-28 rounded-control border border-line object-contain"
            />
            <IconButton
              label={`Remove picture ${place + 1}`}
              className="absolute top-0 right-0 bg-white/90"
              onClick={() => pictures.change(images.filter((other) => other !== image))}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
        {images.length < most && (
          <li>
            <label
              htmlFor={id}
              className="flex size-28 cursor-pointer items-center justify-center rounded-control border border-dashed border-edge text-center text-sm font-semibold focus-within:outline-2 hover:bg-mist"
            >
              {progress ? describeProgress(progress) : 'Add picture'}
              <input
                id={id}
                type="file"
                accept={accepted}
                multiple={most > 1}
                disabled={isDisabled || progress !== undefined}
                className="sr-only"
                onChange={choose}
              />
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="mt-1.5 text-sm text-slate">
        {failure || error ? (
          <span className="font-medium text-danger">{failure ?? error}</span>
        ) : (
          'JPEG, PNG, WebP or AVIF, up to 8 MB.'
        )}
      </p>
    </div>
  );
}

import { afterSaleLimits, isApiError } from '@urumuri/contract';
import { type ChangeEvent, useId, useState } from 'react';
import { afterSaleApi } from '../../platform/api/after-sale-api.ts';
import { shrinkPicture } from '@urumuri/ui/browser/shrink-picture.ts';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { CloseIcon } from '@urumuri/ui/parts/icons.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';

type PicturesState = ReturnType<typeof usePictures>;

/** Pictures, uploaded as they are chosen. One that cannot be taken is named, and the others go on. */
export function usePictures() {
  const [images, setImages] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [fault, setFault] = useState('');

  async function upload(files: readonly File[]): Promise<void> {
    setUploading(true);
    const faults: string[] = [];
    for (const file of files) {
      try {
        const { image } = await afterSaleApi.uploadReturnPicture({ body: await shrinkPicture(file) });
        setImages((before) => [...before.filter((other) => other !== image), image]);
      } catch (error) {
        if (!isApiError(error)) throw error;
        faults.push(`${file.name}: ${error.message}`);
      }
    }
    setFault(faults.join(' '));
    setUploading(false);
  }

  return {
    images,
    isUploading,
    fault,
    upload,
    remove: (image: string) => setImages(images.filter((other) => other !== image)),
  };
}

export function PictureField({ pictures, isDisabled }: { pictures: PicturesState; isDisabled: boolean }) {
  const id = useId();
  const { images, isUploading, fault, upload, remove } = pictures;
  const room = afterSaleLimits.pictures - images.length;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void upload([...(target.files ?? [])].slice(0, room));
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
              onClick={() => remove(image)}
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
                disabled={isDisabled || isUploading}
                className="sr-only"
                onChange={choose}
              />
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="mt-1.5 text-sm text-slate">
        {isUploading ? (
          'Uploading…'
        ) : fault ? (
          <span className="font-medium text-danger">{fault}</span>
        ) : (
          `Up to ${afterSaleLimits.pictures}.`
        )}
      </p>
    </div>
  );
}

import { isApiError } from '@urumuri/contract';
import { type ChangeEvent, useId, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { ShopImage } from '../../ui/shop-image.tsx';
import { sellerApi } from './seller-api.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';
const edge = 112;

type PictureFieldProps = {
  label: string;
  images: readonly string[];
  most: number;
  onChange: (images: string[]) => void;
  error?: string | undefined;
};

/** Pictures that are uploaded as they are chosen; the first stands for the product. */
export function PictureField({ label, images, most, onChange, error }: PictureFieldProps) {
  const id = useId();
  const [failure, setFailure] = useState<string>();
  const [isUploading, setUploading] = useState(false);

  async function upload({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])].slice(0, most - images.length);
    target.value = '';
    setUploading(true);
    setFailure(undefined);
    let all = [...images];
    try {
      for (const file of files) {
        const { image } = await sellerApi.uploadSellerPicture({ body: await shrinkPicture(file) });
        all = all.includes(image) ? all : [...all, image];
        onChange(all);
      }
    } catch (fault) {
      if (!isApiError(fault)) throw fault;
      setFailure(fault.message);
    } finally {
      setUploading(false);
    }
  }

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
              onClick={() => onChange(images.filter((other) => other !== image))}
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
              {isUploading ? 'Uploading…' : 'Add picture'}
              <input
                id={id}
                type="file"
                accept={accepted}
                multiple={most > 1}
                disabled={isUploading}
                className="sr-only"
                onChange={(event) => void upload(event)}
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

const longestEdge = 1600;
const smallEnoughBytes = 400 * 1024;
const quality = 0.86;

/**
 * Makes a phone's photograph small before it travels: the shop keeps no more than 1600 px anyway. A picture
 * this browser cannot read is sent as it is, and the server says what is wrong with it.
 */
async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= smallEnoughBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    return shrunk && shrunk.size < file.size ? shrunk : file;
  } catch {
    return file;
  }
}

import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldError, useFormContext } from '@urumuri/ui/forms/form-context.ts';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@urumuri/ui/parts/icons.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { describeProgress } from './send-button.tsx';
import { type Pictures, usePictures } from '@urumuri/ui/forms/use-pictures.ts';
import { sellerApi } from './seller-api.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** The pictures of a form of the console. */
export const useSellerPictures = (name: string, given?: readonly string[]) =>
  usePictures(name, sellerApi.uploadSellerPicture, given);

type PictureFieldProps = {
  label: string;
  pictures: Pictures;
  most: number;
};

/** The first picture stands for the product. Files are dropped here or chosen; pictures are dragged into order, or moved by their buttons. */
export function PictureField({ label, pictures, most }: PictureFieldProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const { images, progress, failure } = pictures;
  const error = useFieldError(pictures.name, undefined);
  // While the form is being saved nothing more is added to it.
  const { isSending: isDisabled } = useFormContext();
  const hint = `JPEG, PNG, WebP or AVIF, up to 8 MB.${most > 1 ? ' Choose or drop several at once; the first is shown in lists.' : ''}`;

  const add = (files: Iterable<File>) => {
    const chosen = [...files];
    const room = most - images.length;
    pictures.upload(chosen.slice(0, room));
    setSaid(chosen.length > room ? `At most ${most} pictures: ${chosen.length - room} not added.` : '');
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(target.files ?? []);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const to = placeOf(event);
    if (isDisabled) return;
    if (event.dataTransfer.files.length > 0) add(event.dataTransfer.files);
    else if (dragged !== undefined && to >= 0) pictures.move(dragged, Math.min(to, images.length - 1));
    setDragged(undefined);
  };
  const placeOf = ({ target }: DragEvent) => {
    const item = (target as Element).closest('li');
    return item ? [...(list.current?.children ?? [])].indexOf(item) : -1;
  };
  const move = (from: number, by: number) => {
    const to = from + by;
    if (isDisabled || to < 0 || to >= images.length) return;
    flushSync(() => {
      pictures.move(from, to);
      setSaid(`Picture ${from + 1} moved to place ${to + 1} of ${images.length}.`);
    });
    // The element may have lost it on its way.
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDragStart={(event) => setDragged(placeOf(event))}
      onDragEnd={() => setDragged(undefined)}
      onDrop={drop}
      className={classNames('rounded-card', isOver && 'bg-mist')}
    >
      <p id={`${id}-label`} className="pb-1.5 font-semibold">
        {label}
      </p>
      <ul ref={list} aria-labelledby={`${id}-label`} className="flex flex-wrap gap-3">
        {images.map((image, place) => (
          <li
            key={image}
            draggable={images.length > 1 && !isDisabled}
            className={classNames('relative', dragged === place && 'opacity-50')}
          >
            <ShopImage
              address={image}
              alt={`Picture ${place + 1}`}
              width={112}
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
            {images.length > 1 && (
              <span className="flex justify-between">
                {[-1, 1].map((by) => (
                  <IconButton
                    key={by}
                    data-move={by}
                    label={`Move picture ${place + 1} ${by < 0 ? 'forward' : 'back'}`}
                    aria-disabled={isDisabled || place + by < 0 || place + by >= images.length}
                    onClick={() => move(place, by)}
                  >
                    {by < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
                  </IconButton>
                ))}
              </span>
            )}
          </li>
        ))}
        {images.length < most && (
          <li>
            <label
              htmlFor={id}
              className="flex size-28 cursor-pointer items-center justify-center rounded-control border border-dashed border-edge p-2 text-center text-sm font-semibold focus-within:outline-2 hover:bg-mist"
            >
              Add picture
              <input
                id={id}
                type="file"
                accept={accepted}
                multiple={most > 1}
                disabled={isDisabled}
                className="sr-only"
                onChange={choose}
              />
            </label>
          </li>
        )}
      </ul>
      {progress && (
        <progress
          aria-label="Pictures on their way"
          value={progress.done}
          max={progress.count}
          className="mt-2 h-2 w-full max-w-sm accent-ink"
        />
      )}
      <p role="status" className="mt-1.5 text-sm text-slate">
        {failure || error ? (
          <span className="font-medium text-danger">{failure ?? error}</span>
        ) : (
          (progress && describeProgress(progress)) || said || hint
        )}
      </p>
    </div>
  );
}

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { pictureAtWidth } from '@urumuri/ui/format/picture.ts';
import { toast } from '@urumuri/ui/parts/toast.ts';
import { afterPaint } from '../../../platform/after-paint.ts';
import { DiscountBadge } from '../../../ui/discount-badge.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { isPlainClick } from './is-plain-click.ts';
import type { PageProduct } from './page-product.ts';
import type { PictureViewerProps } from './picture-viewer.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useSnapStrip } from './use-snap-strip.ts';

const FULL_WIDTH = 1600;
const TRANSITION_MS = 400;
const FAILURE = 'The picture cannot be opened. Check your connection and try again.';
/** On a phone a little less than it is: the next larger picture weighs twice as much and shows nothing more. */
const sizes = '(min-width: 82rem) 540px, (min-width: 64rem) 41vw, (min-width: 48rem) 47vw, 88vw';

/** The pictures of a product. Links to the pictures themselves until JavaScript can show them in place. */
export function Gallery({ product }: { product: PageProduct }) {
  const pictures = product.images.length > 0 ? product.images : [''];
  const count = pictures.length;
  const { strip, index, show, followScroll } = useSnapStrip({ count, transitionMs: TRANSITION_MS });
  // Data is paid by the megabyte: the other pictures load when somebody reaches for them.
  const [isUsed, setUsed] = useState(false);
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();
  const [opened, setOpened] = useState<Pick<PictureViewerProps, 'startIndex' | 'previews'>>();
  const opener = useRef<HTMLElement>(null);
  // What is touched answers first.
  const noteUse = () => afterPaint(() => setUsed(true));

  const openViewer = async (link: HTMLElement, startIndex: number) => {
    opener.current = link;
    const previews = listShownPictures(link);
    try {
      const { PictureViewer } = await import('./picture-viewer.tsx');
      setViewer(() => PictureViewer);
      setOpened({ startIndex, previews });
    } catch {
      toast.error(FAILURE);
    }
  };
  const open = (event: MouseEvent<HTMLElement>, picture: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    noteUse();
    void openViewer(event.currentTarget, picture);
  };
  const choose = (picture: number) => {
    noteUse();
    show(picture);
  };
  const close = (lastShown: number) => {
    setOpened(undefined);
    show(lastShown);
    opener.current?.focus();
  };

  return (
    <div
      className="gallery grid min-w-0 content-start gap-3 lg:gap-4"
      data-has-thumbnails={count > 1 || undefined}
      onPointerEnter={noteUse}
      onTouchStart={noteUse}
      onFocus={noteUse}
    >
      <div className="gallery-stage relative min-w-0">
        <ul
          ref={strip}
          aria-label="Pictures"
          onScroll={followScroll}
          className="no-scrollbar relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card bg-mist"
        >
          {pictures.map((address, position) => (
            <li
              key={position}
              className={`aspect-square w-full shrink-0 snap-center ${position > 0 ? 'needs-script' : ''}`}
            >
              <a
                href={address && pictureAtWidth(address, FULL_WIDTH)}
                tabIndex={position === index ? undefined : -1}
                className="block size-full cursor-zoom-in rounded-card -outline-offset-4"
                onClick={(event) => open(event, position)}
              >
                {(position === 0 || isUsed) && (
                  <ShopImage
                    address={address}
                    alt={product.name}
                    width={960}
                    sizes={sizes}
                    widths={[320, 480, 640, 960, 1280]}
                    loading={position === 0 ? 'eager' : 'lazy'}
                    fetchPriority={position === 0 ? 'high' : undefined}
                    className="size-full object-cover"
                  />
                )}
                <span className="sr-only">
                  {' '}
                  – picture {position + 1} of {count}, open full screen
                </span>
              </a>
            </li>
          ))}
        </ul>
        <DiscountBadge
          percent={product.discountPercent}
          className="pointer-events-none absolute top-3 left-3 size-12 text-sm"
        />
        {count > 1 && (
          <p
            aria-hidden="true"
            className="needs-script pointer-events-none absolute right-3 bottom-3 rounded-full bg-white px-2.5 py-1 text-xs font-semibold tabular-nums"
          >
            {index + 1} / {count}
          </p>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} selected={index} onChoose={choose} />}
      {Viewer && opened && <Viewer pictures={pictures} name={product.name} {...opened} onClose={close} />}
    </div>
  );
}

/** Each picture as large as the browser has it: on the stage, or as a thumbnail. */
function listShownPictures(link: HTMLElement): (string | undefined)[] {
  const gallery = link.closest('.gallery');
  const sourcesOf = (part: string) =>
    [...(gallery?.querySelectorAll(`${part} li`) ?? [])].map((item) => findLoaded(item.querySelector('img')));
  const thumbnails = sourcesOf('.gallery-thumbnails');
  return sourcesOf('.gallery-stage').map((source, position) => source ?? thumbnails[position]);
}

function findLoaded(image: HTMLImageElement | null): string | undefined {
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@urumuri/ui/parts/icons.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import { useSnapStrip } from './use-snap-strip.ts';

export type PictureViewerProps = {
  pictures: readonly string[];
  name: string;
  startIndex: number;
  /** The pictures as they are already here, to look at while the large ones come. */
  previews: readonly (string | undefined)[];
  /** Told which picture was looked at last. */
  onClose: (index: number) => void;
};

const TRANSITION_MS = 160;
const stepByKey: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
const controlLook = 'bg-ink-soft text-white hover:bg-white hover:text-ink';
const stepLook = `${controlLook} md:absolute md:inset-y-0 md:my-auto`;

/** The pictures over the whole screen: a native modal dialog, so focus and Escape are the browser's. */
export function PictureViewer({ pictures, name, startIndex, previews, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const { strip, index, show, followScroll } = useSnapStrip({ count, startIndex, transitionMs: TRANSITION_MS });

  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    const slides = strip.current;
    slides?.scrollTo({ left: startIndex * slides.clientWidth, behavior: 'instant' });
  }, [startIndex, strip]);

  const moveByKey = (event: KeyboardEvent) => {
    const step = stepByKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(index + step);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onKeyDown={moveByKey}
      onClose={() => onClose(index)}
      className="viewer fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-ink text-white"
    >
      <div className="relative flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p role="status" className="font-semibold tabular-nums">
            {index + 1} / {count}
          </p>
          <IconButton label="Close" className={controlLook} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
        <ul
          ref={strip}
          tabIndex={0}
          aria-label={`Pictures of ${name}`}
          onScroll={followScroll}
          className="no-scrollbar relative flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain"
        >
          {pictures.map((address, position) => (
            <li
              key={position}
              aria-hidden={position !== index}
              className="h-full w-full shrink-0 snap-center bg-contain bg-center bg-no-repeat"
              style={previews[position] ? { backgroundImage: `url("${previews[position]}")` } : undefined}
            >
              <ShopImage
                address={address}
                alt={`${name}, picture ${position + 1}`}
                width={1600}
                sizes="(orientation: landscape) 85vh, 100vw"
                widths={[640, 960, 1280, 1600]}
                className="size-full object-contain"
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className="flex items-center justify-between gap-4 p-3">
            <IconButton label="Previous picture" className={`${stepLook} md:left-4`} onClick={() => show(index - 1)}>
              <ChevronLeftIcon />
            </IconButton>
            <p className="flex-1 text-center text-sm text-haze">Use ← → keys to navigate</p>
            <IconButton label="Next picture" className={`${stepLook} md:right-4`} onClick={() => show(index + 1)}>
              <ChevronRightIcon />
            </IconButton>
          </div>
        )}
      </div>
    </dialog>
  );
}

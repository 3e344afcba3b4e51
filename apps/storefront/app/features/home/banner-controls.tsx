import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';

type BannerControlsProps = {
  count: number;
  current: number;
  isPlaying: boolean;
  onGoTo: (index: number) => void;
  onStep: (direction: 1 | -1) => void;
  onToggle: () => void;
};

/** Below the picture on phones, on its corner on wide screens. */
export function BannerControls({ count, current, isPlaying, onGoTo, onStep, onToggle }: BannerControlsProps) {
  return (
    <div className="needs-script -mr-[12px] -mb-4 -ml-[4px] flex flex-wrap items-center justify-between md:absolute md:m-0 md:right-4 md:bottom-4 md:rounded-full md:bg-white md:shadow-lift">
      <IconButton label="Previous offer" onClick={() => onStep(-1)} className="hover:bg-mist max-md:hidden">
        <ChevronLeftIcon className="size-5" />
      </IconButton>
      <div className="flex">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Offer ${index + 1}`}
            aria-current={index === current}
            onClick={() => onGoTo(index)}
            className="group flex h-11 min-w-[32px] items-center justify-center rounded-full"
          >
            <span
              className={classNames(
                'h-2 rounded-full transition-all',
                index === current ? 'w-6 bg-ink' : 'w-2 bg-edge group-hover:bg-ink',
              )}
            />
          </button>
        ))}
      </div>
      <IconButton label="Next offer" onClick={() => onStep(1)} className="hover:bg-mist max-md:hidden">
        <ChevronRightIcon className="size-5" />
      </IconButton>
      <IconButton label={isPlaying ? 'Pause the offers' : 'Play the offers'} onClick={onToggle}>
        {isPlaying ? <PauseIcon className="size-5" /> : <PlayIcon className="size-5" />}
      </IconButton>
    </div>
  );
}

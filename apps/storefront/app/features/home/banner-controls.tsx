import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@urumuri/ui/parts/icons.tsx';

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
    <div className="offer-controls needs-script">
      <IconButton label="Previous offer" onClick={() => onStep(-1)} className="hover:bg-mist max-md:hidden">
        <ChevronLeftIcon className="size-5" />
      </IconButton>
      <div>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Offer ${index + 1}`}
            aria-current={index === current}
            onClick={() => onGoTo(index)}
          >
            <span />
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

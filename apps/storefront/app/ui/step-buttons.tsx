import { Cached } from '../runtime/cached.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@urumuri/ui/parts/icons.tsx';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';

type StepButtonsProps = {
  /** What is being paged, for the buttons' names. */
  subject: string;
  canGoBack: boolean;
  canGoOn: boolean;
  onStep: (direction: 1 | -1) => void;
};

/** Previous and next. They stay focusable at the ends, so that the keyboard keeps its place. */
export function StepButtons(props: StepButtonsProps) {
  return <Cached as="div" className="needs-script flex shrink-0 gap-2" of={Buttons} props={props} />;
}

function Buttons({ subject, canGoBack, canGoOn, onStep }: StepButtonsProps) {
  return (
    <>
      <IconButton
        label={`Previous: ${subject}`}
        className="step-button"
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onStep(-1)}
      >
        <ChevronLeftIcon className="size-5" />
      </IconButton>
      <IconButton
        label={`Next: ${subject}`}
        className="step-button"
        aria-disabled={!canGoOn}
        onClick={() => canGoOn && onStep(1)}
      >
        <ChevronRightIcon className="size-5" />
      </IconButton>
    </>
  );
}

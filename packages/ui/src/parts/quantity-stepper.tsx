import { IconButton } from './icon-button.tsx';

type QuantityStepperProps = {
  quantity: number;
  /** Whose quantity it is, where a page has several. */
  subject?: string;
  canLower: boolean;
  canRaise: boolean;
  onStep: (direction: 1 | -1) => void;
  /** The element that says why a button does nothing. */
  reasonId?: string | undefined;
};

const stepLook = 'text-xl hover:bg-mist';

/** Minus, the number, plus. At the limits the buttons keep the focus and do nothing. */
export function QuantityStepper({ quantity, subject, canLower, canRaise, onStep, reasonId }: QuantityStepperProps) {
  const ending = subject === undefined ? '' : `: ${subject}`;
  return (
    <div
      role="group"
      aria-label={`Quantity${ending}`}
      className="needs-script inline-flex h-12 items-center rounded-control border border-edge"
    >
      <IconButton
        label={`One less${ending}`}
        aria-disabled={!canLower}
        className={stepLook}
        onClick={() => canLower && onStep(-1)}
      >
        <span aria-hidden="true">−</span>
      </IconButton>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <IconButton
        label={`One more${ending}`}
        aria-disabled={!canRaise}
        aria-describedby={reasonId}
        className={stepLook}
        onClick={() => canRaise && onStep(1)}
      >
        <span aria-hidden="true">+</span>
      </IconButton>
    </div>
  );
}

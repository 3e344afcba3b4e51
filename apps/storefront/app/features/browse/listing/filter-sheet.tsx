import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../../platform/after-paint.ts';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { openSheet, Sheet } from '../../../ui/sheet.tsx';
import { FilterForm } from './filter-form.tsx';

type FilterSheetProps = {
  total: number | undefined;
  activeCount: number;
  /** The filters in the page, where the button leads without JavaScript. */
  filtersId: string;
  className?: string;
};

const look = buttonStyle('secondary', 'w-full px-2.5 text-sm whitespace-nowrap sm:px-4');

/** The filters of small screens: a button, and the sheet it opens from the bottom. */
export function FilterSheet({ total, activeCount, filtersId, className }: FilterSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  // The filters stand in the page once; their second copy is made when it is asked for.
  const [stage, setStage] = useState<'frame' | 'filled'>();
  const open = () => {
    // With its frame at once, for the keyboard goes to the first control there is; with the filters when it is there.
    flushSync(() => setStage((known) => known ?? 'frame'));
    openSheet(sheet.current);
    afterPaint(() => setStage('filled'));
  };
  return (
    <div className={className}>
      <div className="needs-script">
        <button type="button" aria-haspopup="dialog" onClick={open} className={look}>
          Filter Product
          {activeCount > 0 && (
            <span className="flex size-5 items-center justify-center rounded-full bg-ink text-xs text-white tabular-nums">
              {activeCount}
              <span className="sr-only"> chosen</span>
            </span>
          )}
        </button>
      </div>
      <div className="hidden noscript:block">
        <a href={`#${filtersId}`} className={look}>
          Filter Product
        </a>
      </div>
      <Sheet
        ref={sheet}
        id={`${filtersId}-sheet`}
        side="bottom"
        title="Filter Product"
        footer={
          <form method="dialog">
            <button className={buttonStyle('primary', 'w-full')}>{describeWayOut(total)}</button>
          </form>
        }
      >
        {stage && <div className={stage === 'filled' ? 'p-5' : 'h-dvh'}>{stage === 'filled' && <FilterForm />}</div>}
      </Sheet>
    </div>
  );
}

function describeWayOut(total: number | undefined): string {
  if (total === undefined) return 'Close';
  return total === 1 ? 'Show 1 product' : `Show ${total} products`;
}

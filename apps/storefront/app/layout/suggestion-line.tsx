import { formatRwf } from '@urumuri/money';
import type { MouseEvent } from 'react';
import { createIcon } from '@urumuri/ui/parts/create-icon.tsx';
import { CloseIcon, SearchIcon } from '@urumuri/ui/parts/icons.tsx';
import { ShopImage } from '@urumuri/ui/parts/shop-image.tsx';
import type { Choice } from './suggestions.ts';

const ClockIcon = createIcon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2');

type SuggestionLineProps = { choice: Choice; onForget: (text: string) => void };

/** A suggestion with its picture, its price and what it is. */
export function SuggestionLine({ choice, onForget }: SuggestionLineProps) {
  if (choice.kind === 'Clear')
    return <span className="px-1 font-semibold underline">Clear what I searched before</span>;
  if (choice.kind === 'All') {
    return (
      <>
        <Mark icon={SearchIcon} />
        <span className="min-w-0 font-semibold break-words">{`Search all for “${choice.text}”`}</span>
      </>
    );
  }
  if (choice.kind === 'Before') {
    // No button: an option cannot hold one. With a keyboard it is the Delete key.
    const forget = (event: MouseEvent) => {
      event.stopPropagation();
      onForget(choice.text);
    };
    return (
      <>
        <Mark icon={ClockIcon} />
        <span className="line-clamp-2 min-w-0 flex-1 font-medium break-words">
          {choice.text}
          <span className="sr-only">, searched before. Delete forgets it.</span>
        </span>
        <span
          aria-hidden="true"
          data-forget={choice.text}
          title="Forget this search"
          onClick={forget}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-line"
        >
          <CloseIcon className="size-4" />
        </span>
      </>
    );
  }
  const { kind, text, image, price, category } = choice;
  return (
    <>
      {image ? (
        <ShopImage
          address={image}
          width={40}
          widths={[160]}
          className="size-10 shrink-0 rounded-control bg-mist object-cover"
        />
      ) : (
        <Mark icon={SearchIcon} />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium break-words">{text}</span>
        {price !== undefined && (
          <span className="line-clamp-1 text-xs text-slate">
            <strong className="text-ink tabular-nums">{formatRwf(price)}</strong> {category && `· ${category}`}
          </span>
        )}
      </span>
      <span className="shrink-0 text-xs text-slate">{kind}</span>
    </>
  );
}

function Mark({ icon: Icon }: { icon: typeof SearchIcon }) {
  return (
    <span className="inline-flex size-10 shrink-0 items-center justify-center text-slate">
      <Icon className="size-5" />
    </span>
  );
}

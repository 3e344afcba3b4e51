import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '../parts/icon-button.tsx';

/** Twenty faces and signs behind one button; Escape puts them away. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears Escape of the buttons inside
    <div
      className="relative"
      onKeyDown={closeOnEscape}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <IconButton
        label="Emojis"
        aria-expanded={isOpen}
        aria-controls={id}
        className="text-xl hover:bg-mist"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">😊</span>
      </IconButton>
      <div
        id={id}
        role="group"
        aria-label="Emojis"
        hidden={!isOpen}
        className="absolute bottom-full left-0 z-10 mb-2 grid w-max grid-cols-5 rounded-card border border-line bg-white p-2 shadow-float"
      >
        {emojis.map(([emoji, name]) => (
          <button
            key={emoji}
            type="button"
            aria-label={name}
            className="size-11 rounded-control text-xl hover:bg-mist"
            onClick={() => {
              setOpen(false);
              onPick(emoji);
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The twenty a customer can pick from, with the words a screen reader says. */
const emojis = [
  ['😀', 'Grinning face'],
  ['😂', 'Tears of joy'],
  ['😊', 'Smile'],
  ['😍', 'Heart eyes'],
  ['😉', 'Wink'],
  ['😎', 'Sunglasses'],
  ['🤔', 'Thinking'],
  ['😅', 'Relieved laugh'],
  ['😢', 'Crying'],
  ['😡', 'Angry'],
  ['👍', 'Thumbs up'],
  ['👎', 'Thumbs down'],
  ['👏', 'Clapping'],
  ['🙏', 'Thank you'],
  ['💪', 'Strong'],
  ['❤️', 'Heart'],
  ['🔥', 'Fire'],
  ['🎉', 'Party'],
  ['📦', 'Parcel'],
  ['🚚', 'Delivery'],
] as const;

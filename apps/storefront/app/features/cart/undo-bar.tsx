import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusMain } from './use-removal.ts';

const OFFERED_MS = 8000;

type UndoBarProps = { name: string; canUndo: boolean; onUndo: () => void; onClose: () => void };

/**
 * Says what was taken out and offers it back for a while. Its button takes the focus, which the deleted line
 * has lost; while the keyboard or the mouse is there, it stays.
 */
export function UndoBar({ name, canUndo, onUndo, onClose }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(() => {
    if (document.activeElement === button.current) focusMain();
    onClose();
  });
  useEffect(() => {
    if (button.current) button.current.focus({ preventScroll: true });
    else focusMain();
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div className="undo-bar toast" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <p role="status" className="min-w-0 flex-1 py-1">
        <span className="line-clamp-2">Removed from cart: {name}</span>
      </p>
      {canUndo && (
        <button
          ref={button}
          type="button"
          className="min-h-11 shrink-0 rounded-control px-3 font-bold text-amber hover:bg-ink-soft"
          onFocus={({ currentTarget }) => setHeld(currentTarget.matches(':focus-visible'))}
          onBlur={() => setHeld(false)}
          onClick={onUndo}
        >
          Undo
        </button>
      )}
    </div>
  );
}

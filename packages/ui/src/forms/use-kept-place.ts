import { type RefObject, useCallback, useEffect, useRef } from 'react';

type Place = { pressed: Element; around: readonly HTMLElement[] };

/**
 * What was pressed is often gone when it is done: a claim that is answered has no more buttons. Who has only a keyboard
 * then goes on from what it stood in, and not from the top of the page. Answers what to call when something is pressed.
 */
export function useKeptPlace(): () => void {
  const place = useRef<Place>(undefined);
  // After every drawing, for the button may go; and with the last one, for all around it may go, too.
  useEffect(() => goOn(place));
  useEffect(() => () => goOn(place), []);
  return useCallback(() => {
    const pressed = document.activeElement;
    const around: HTMLElement[] = [];
    for (let above = pressed?.parentElement; above; above = above.parentElement) {
      if (above.matches('article, li, section, main')) around.push(above);
    }
    place.current = pressed ? { pressed, around } : undefined;
  }, []);
}

function goOn(place: RefObject<Place | undefined>): void {
  if (!place.current || place.current.pressed.isConnected) return;
  const left = place.current.around.find(({ isConnected }) => isConnected);
  place.current = undefined;
  if (left === undefined || document.activeElement !== document.body) return;
  left.tabIndex = -1;
  left.focus({ preventScroll: true });
}

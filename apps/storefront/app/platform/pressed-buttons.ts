/** Who has waited longer has gone on to something else. */
const forgottenAfterMs = 10_000;

/** What leads to the login unless a script knows better, and what does nothing at all. Other links and forms need none. */
const needsScript = '.card-actions a, button[type="button"]';

/** By its place: for a customer, what was a link to the login is a button there. */
type Press = { place: Element; index: number; at: number };

export type PressedButtons = {
  /** Presses what has been pressed where it can be answered now; from the first time on no more is noted. */
  answer(isAnswerable: (place: Element) => boolean): void;
};

/** Notes what is pressed while no script answers. Who presses a link twice goes where it leads. */
export function notePressedButtons(): PressedButtons {
  const presses = new Map<Element, Press>();
  const note = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest(needsScript) : null;
    const place = pressed?.parentElement;
    if (!pressed || !place || presses.has(pressed)) return;
    event.preventDefault();
    pressed.ariaBusy = 'true';
    presses.set(pressed, { place, index: [...place.children].indexOf(pressed), at: event.timeStamp });
  };
  addEventListener('click', note, { capture: true });
  return {
    answer(isAnswerable) {
      removeEventListener('click', note, { capture: true });
      for (const [pressed, { place, index, at }] of presses) {
        if (!isAnswerable(place)) continue;
        presses.delete(pressed);
        pressed.ariaBusy = null;
        if (performance.now() - at < forgottenAfterMs) (place.children[index] as HTMLElement | undefined)?.click();
      }
    },
  };
}

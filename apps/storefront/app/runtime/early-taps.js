// Stands in every page ahead of all other scripts: what is tapped before the shop can answer is held, marked as busy,
// and done once as soon as it can.
(() => {
  // A browser that knows commands of buttons opens the menu by itself.
  const isKnowing = 'command' in HTMLButtonElement.prototype;
  const controls = `a[data-action], button[type=button]${isKnowing ? ':not([command])' : ''}`;
  const held = new Map();

  const hold = (event) => {
    const control = event.target.closest(controls);
    if (!control) return;
    event.preventDefault();
    control.ariaBusy = 'true';
    held.set(control, { parent: control.parentElement, index: [...control.parentElement.children].indexOf(control) });
  };

  const tap = (control, { parent, index }) => {
    control.ariaBusy = null;
    // React hydrates where a tap begins; what was a link to the login may then have become a button.
    control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    setTimeout(() => (control.isConnected ? control : parent.children[index])?.click());
  };

  const stop = () => {
    removeEventListener('click', hold, true);
    held.forEach((place, control) => tap(control, place));
    held.clear();
  };

  addEventListener('click', hold, true);
  addEventListener('shop:ready', stop, { once: true });
  // Where the scripts cannot come, links lead on as they do without.
  addEventListener('error', ({ target }) => target.localName === 'script' && stop(), true);
})();

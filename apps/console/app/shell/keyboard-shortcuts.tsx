import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@urumuri/ui/parts/button.tsx';
import { DeviceChoiceBox } from './device-choice-box.tsx';
import { isChosen } from './device-choices.ts';
import { helpKey, isTyping, jumpsOf, readShortcut } from './shortcuts.ts';
import { useOwnRole } from './use-own-role.ts';

/** Follows the keys that lead somewhere, except while something is written, and lists them under `?`. */
export function KeyboardShortcuts() {
  const navigate = useNavigate();
  const role = useOwnRole();
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<{ key: string; atMs: number }>(undefined);

  const follow = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, target, timeStamp: atMs } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || !isChosen('shortcuts')) return;
    if (document.querySelector('dialog[open]')) return;
    const found = readShortcut({ key, atMs }, before.current, role);
    before.current = { key, atMs };
    if (found === undefined) return;
    event.preventDefault();
    if (found === helpKey) dialog.current?.showModal();
    else void navigate(found);
  });
  // Keys count from the moment the page is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => follow(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const jumps = jumpsOf(role).map(({ keys, does }) => ({ keys, does: `Go to ${does}` }));
  const listed = [...jumps, { keys: ['/'], does: 'Find anything' }, { keys: [helpKey], does: 'Show these shortcuts' }];
  return (
    <dialog
      ref={dialog}
      aria-labelledby="keyboard-shortcuts"
      className="confirm m-auto w-full max-w-[calc(100vw-2rem)] rounded-card bg-white p-6 text-ink shadow-float sm:w-md"
    >
      <h2 id="keyboard-shortcuts" className="mb-4 text-xl">
        Keyboard shortcuts
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {listed.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="min-w-7 rounded-control border border-edge bg-mist px-2 text-center">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <DeviceChoiceBox choice="shortcuts" />
      </div>
      <p className="mb-5 text-sm text-slate">You can switch them on again under Account.</p>
      <Button onClick={() => dialog.current?.close()}>Close</Button>
    </dialog>
  );
}

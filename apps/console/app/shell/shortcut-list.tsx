import { useOwnRole } from './use-own-role.ts';
import { jumpsOf } from './shortcuts.ts';

/** Which keys do what. */
export function ShortcutList() {
  const jumps = jumpsOf(useOwnRole()).map(({ keys, does }) => ({ keys, does: `Go to ${does}` }));
  const all = [...jumps, { keys: ['/'], does: 'Search' }, { keys: ['?'], does: 'Show these shortcuts' }];
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
      {all.map(({ keys, does }) => (
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
  );
}

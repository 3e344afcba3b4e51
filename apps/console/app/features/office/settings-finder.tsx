import { useId, useState } from 'react';

type Setting = { label: string; section: string; words: string; field: HTMLElement };

const mostFound = 8;

const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

const describe = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');

/** Every field of the page with the words around it: what it is called, how it is explained and what it belongs to. */
function listSettings(page: HTMLElement): Setting[] {
  const fields = page.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select');
  return [...fields].flatMap((field) => {
    const label = textOf(field.labels?.[0]);
    if (label === '') return [];
    const section = textOf(field.closest('section')?.querySelector('h2'));
    const group = textOf(field.closest('fieldset')?.querySelector('legend'));
    const words = `${label} ${describe(field)} ${section} ${group}`.toLowerCase();
    return [{ label, section: group === '' ? section : `${section}, ${group}`, words, field }];
  });
}

/** The sections of a long page, as they stand in it, and a field that finds a setting in it by its words. */
export function SettingsFinder({ page }: { page: HTMLElement | null }) {
  const resultsId = useId();
  const [found, setFound] = useState<readonly Setting[]>();
  const sections = [...(page?.querySelectorAll('section > h2') ?? [])];

  const find = (search: string) => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0 || page === null) return setFound(undefined);
    const all = listSettings(page);
    setFound(all.filter((setting) => words.every((word) => setting.words.includes(word))).slice(0, mostFound));
  };
  const open = ({ field }: Setting) => {
    field.focus();
    field.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="min-w-0 lg:sticky lg:top-6">
      <input
        type="search"
        aria-label="Find a setting"
        aria-controls={resultsId}
        placeholder="Find a setting"
        autoComplete="off"
        onChange={({ target }) => find(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && found?.[0]) open(found[0]);
        }}
        className="h-12 w-full rounded-control border border-edge bg-white px-3"
      />
      <div id={resultsId} role="status" className="text-sm text-slate">
        {found && <p className="px-3 pt-2">{found.length === 0 ? 'No setting has these words.' : 'Found:'}</p>}
      </div>
      {found ? (
        <ul aria-label="Settings found">
          {found.map((setting) => (
            <li key={`${setting.section} ${setting.label}`}>
              <button
                type="button"
                onClick={() => open(setting)}
                className="min-h-11 w-full rounded-control px-3 py-1.5 text-left hover:bg-mist"
              >
                <span className="block font-semibold">{setting.label}</span>
                <span className="text-sm text-slate">{setting.section}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <nav aria-label="Sections" className="mt-2">
          <ul className="max-lg:grid max-lg:grid-cols-2">
            {sections.map((title) => (
              <li key={title.id}>
                <a
                  href={`#${title.id}`}
                  className="flex min-h-11 items-center rounded-control px-3 hover:bg-mist lg:min-h-9"
                >
                  {textOf(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

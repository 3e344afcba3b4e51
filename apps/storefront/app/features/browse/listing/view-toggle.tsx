import { Cached } from '../../../runtime/cached.tsx';
import { createIcon } from '@urumuri/ui/parts/create-icon.tsx';
import { GridIcon } from '@urumuri/ui/parts/icons.tsx';
import { IconButton } from '@urumuri/ui/parts/icon-button.tsx';
import { useView, views } from './use-view.ts';

const ListIcon = createIcon('M4.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM14 6h6M14 9h4M14 15h6M14 18h4');

const looks = {
  grid: { label: 'Show as grid', Icon: GridIcon },
  list: { label: 'Show as list', Icon: ListIcon },
} as const;

export function ViewToggle() {
  return (
    <Cached
      as="div"
      role="group"
      aria-label="View"
      className="needs-script flex shrink-0 gap-1"
      of={Buttons}
      props={{}}
    />
  );
}

function Buttons() {
  const [view, chooseView] = useView();
  return views.map((name) => {
    const { label, Icon } = looks[name];
    return (
      <IconButton
        key={name}
        label={label}
        aria-pressed={view === name}
        onClick={() => chooseView(name)}
        className="text-slate hover:bg-mist aria-pressed:bg-mist aria-pressed:text-ink"
      >
        <Icon className="size-5" />
      </IconButton>
    );
  });
}

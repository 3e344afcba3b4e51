import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '@urumuri/ui/parts/class-names.ts';
import { createIcon } from '@urumuri/ui/parts/create-icon.tsx';
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from '@urumuri/ui/parts/icons.tsx';
import { consoleAddresses as to } from './console-addresses.ts';
import {
  countWaiting,
  entriesOf,
  isOn,
  type MenuCounts,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
} from './console-menus.ts';
import { CountBadge } from './count-badge.tsx';

const HomeIcon = createIcon('M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20');
const MessageIcon = createIcon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H12l-4.5 3.8V16h-2A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5z',
);
const OrdersIcon = createIcon('M9 4.5H6.5V20h11V4.5H15M9 3.5h6v3H9zM9.5 11h5M9.5 15h5');

const icons: Record<string, ReactNode> = {
  [to.home]: <HomeIcon />,
  [to.orders]: <OrdersIcon />,
  [to.allOrders]: <OrdersIcon />,
  [to.drops]: <OrdersIcon />,
  [to.calls]: <PhoneIcon />,
  [to.chat]: <MessageIcon />,
};

type ConsoleMenuProps = { items: readonly MenuItem[]; counts: MenuCounts };

/** A column beside the page; on a phone a bar below it with the pages used most, and a button that opens the rest. */
export function ConsoleMenu({ items, counts }: ConsoleMenuProps) {
  const { key, pathname } = useLocation();
  // Open on the page it was opened on: who has gone on has chosen.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ on: string; label: string | null } | null>(null);
  const nav = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const allId = useId();
  const isOpen = openOn === key;
  const entries = items.flatMap(entriesOf);
  const others = entries.filter(({ atHand }) => atHand === undefined);
  const current = items.find((item) => entriesOf(item).some((entry) => isOn(entry, pathname)))?.label;
  const openGroup = chosen?.on === key ? chosen.label : current;
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpenOn(null);
      menuButton.current?.focus();
    };
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpenOn(null);
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeBeside);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeBeside);
    };
  }, [isOpen]);
  return (
    <nav ref={nav} aria-label="Console" className="min-w-0 lg:sticky lg:top-6">
      <div className="console-bar fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-white lg:hidden">
        <ul className="flex min-w-0 flex-4">
          {entries
            .filter(({ atHand }) => atHand !== undefined)
            .map((entry) => (
              <BarLink key={entry.to} entry={entry} count={countWaiting(entry, counts)} />
            ))}
        </ul>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls={allId}
          onClick={() => setOpenOn(isOpen ? null : key)}
          className={barStyle(isOpen)}
        >
          <BarLabel icon={isOpen ? <CloseIcon /> : <MenuIcon />} label="Menu">
            <CountBadge count={countWaiting({ label: 'Menu', entries: others }, counts)} />
          </BarLabel>
        </button>
      </div>
      <ul
        id={allId}
        className={classNames(
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--bottom-bar-height) max-lg:z-30 max-lg:max-h-[calc(100dvh-8rem)] max-lg:overflow-y-auto max-lg:rounded-t-card max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:p-3 max-lg:shadow-float',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {items.map((item) => (
          <li key={item.label}>
            {'entries' in item ? (
              <Group
                group={item}
                counts={counts}
                isOpen={item.label === openGroup}
                onToggle={(label) => setChosen({ on: key, label })}
              />
            ) : (
              <MenuLink entry={item} counts={counts} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const lineStyle = 'flex min-h-11 w-full items-center gap-2 rounded-control px-4 font-semibold lg:min-h-9';
const restStyle = 'text-slate hover:bg-mist hover:text-ink';

type GroupProps = {
  group: MenuGroup;
  counts: MenuCounts;
  isOpen: boolean;
  onToggle: (label: string | null) => void;
};

function Group({ group, counts, isOpen, onToggle }: GroupProps) {
  const listId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onToggle(isOpen ? null : group.label)}
        className={classNames(lineStyle, isOpen ? 'text-ink hover:bg-mist' : restStyle)}
      >
        <span>{group.label}</span>
        {!isOpen && <CountBadge count={countWaiting(group, counts)} />}
        <ChevronDownIcon className={classNames('ml-auto size-5', isOpen && 'rotate-180')} />
      </button>
      <ul id={listId} hidden={!isOpen} className="pb-1 max-sm:grid max-sm:grid-cols-2">
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink entry={entry} counts={counts} isInGroup />
          </li>
        ))}
      </ul>
    </>
  );
}

function MenuLink({ entry, counts, isInGroup }: { entry: MenuEntry; counts: MenuCounts; isInGroup?: boolean }) {
  return (
    <NavLink
      to={entry.to}
      end={entry.to === to.home}
      className={({ isActive }) =>
        classNames(lineStyle, isInGroup && 'lg:pl-7', isActive ? 'bg-ink text-white' : restStyle)
      }
    >
      <span>{entry.label}</span>
      <CountBadge
        count={countWaiting(entry, counts)}
        {...(entry.to === to.chat && { isOfMessages: true })}
        className="ml-auto"
      />
    </NavLink>
  );
}

const barStyle = (isCurrent: boolean) =>
  classNames(
    'relative flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center pb-[env(safe-area-inset-bottom)] text-xs font-semibold',
    isCurrent ? 'bg-mist text-ink' : 'text-slate',
  );

function BarLink({ entry, count }: { entry: MenuEntry; count: number }) {
  return (
    <li className="flex min-w-0 flex-1">
      <NavLink to={entry.to} end={entry.to === to.home} className={({ isActive }) => barStyle(isActive)}>
        <BarLabel icon={icons[entry.to]} label={entry.atHand ?? entry.label}>
          <CountBadge count={count} {...(entry.to === to.chat && { isOfMessages: true })} />
        </BarLabel>
      </NavLink>
    </li>
  );
}

function BarLabel({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="max-w-full truncate px-0.5">{label}</span>
      <span className="absolute top-1 left-1/2 ml-1.5">{children}</span>
    </>
  );
}

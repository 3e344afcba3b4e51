import type { SellerRole, Waiting } from '@urumuri/contract';
import { consoleAddresses as to } from './console-addresses.ts';

/** What may be counted beside an entry. */
export type MenuCounts = Partial<Waiting> & { unread?: number };

export type MenuEntry = {
  label: string;
  to: string;
  /** What of it waits, and is said beside it. */
  counts?: readonly (keyof MenuCounts)[];
  /** What the bar of a phone calls it; what has none is found under Menu. */
  atHand?: string;
};
export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

const overview: MenuEntry = { label: 'Overview', to: to.home, atHand: 'Overview' };
const work: readonly MenuEntry[] = [
  { label: 'New order', to: to.newOrder },
  { label: 'Call desk', to: to.calls, counts: ['toCall'], atHand: 'Calls' },
  { label: 'Returns', to: to.returns, counts: ['returnsAsked', 'returnsReceived'] },
  { label: 'Warranty claims', to: to.claims, counts: ['claims'] },
];
const chat: MenuEntry = { label: 'Chat', to: to.chat, counts: ['unread'], atHand: 'Chat' };
const queues: readonly MenuEntry[] = [
  { label: 'To give back', to: to.toGiveBack },
  { label: 'To collect', to: to.toCollect },
  { label: 'Cash', to: to.cash },
  { label: 'Payouts', to: to.payouts },
];
const security: MenuEntry = { label: 'Security', to: to.security };

/** Every page of the console that is not reached from another; at most nine lines while one group is open at a time. */
const menus: Record<SellerRole, readonly (MenuEntry | MenuGroup)[]> = {
  seller: [
    overview,
    { label: 'Orders', entries: [{ label: 'All orders', to: to.orders, atHand: 'Orders' }, ...work] },
    {
      label: 'Products',
      entries: [
        { label: 'All products', to: to.products },
        { label: 'Import', to: to.imports },
        { label: 'Vouchers', to: to.vouchers },
      ],
    },
    { label: 'Money', entries: queues },
    { label: 'Customers', entries: [chat, { label: 'Reviews', to: to.reviews }] },
    { label: 'Account', entries: [{ label: 'My shop', to: to.profile }, security] },
  ],
  admin: [
    overview,
    {
      label: 'Orders',
      entries: [
        { label: 'All orders', to: to.allOrders, atHand: 'Orders' },
        { label: 'Our orders', to: to.orders },
        ...work,
      ],
    },
    { label: 'Money', entries: [{ label: 'Payments', to: to.payments, counts: ['payments'] }, ...queues] },
    {
      label: 'Products',
      entries: [
        { label: 'Our products', to: to.products },
        { label: 'Categories', to: to.categories },
        { label: 'Brands', to: to.brands },
        { label: 'Import', to: to.imports },
        { label: 'Our vouchers', to: to.vouchers },
      ],
    },
    {
      label: 'Customers',
      entries: [
        { label: 'Customers', to: to.customers },
        chat,
        { label: 'Reviews', to: to.reviews, counts: ['reportedReviews'] },
        { label: 'Messages', to: to.messages },
      ],
    },
    {
      label: 'Search',
      entries: [
        { label: 'Searches', to: to.searches },
        { label: 'Synonyms', to: to.synonyms },
      ],
    },
    { label: 'Shops', to: to.shops, counts: ['shops'] },
    {
      label: 'Settings',
      entries: [
        { label: 'Settings', to: to.settings },
        { label: 'Texts', to: to.templates },
        { label: 'Pages', to: to.pages },
        { label: 'Banners', to: to.banners },
        { label: 'First steps', to: to.firstSteps },
        { label: 'Status', to: to.status },
      ],
    },
    {
      label: 'Account',
      entries: [{ label: 'My account', to: to.profile }, security, { label: 'Colleagues', to: to.colleagues }],
    },
  ],
};

/** What the office leaves to a shop in whose name it works. */
const shopsOwn: readonly string[] = [to.chat, to.imports, to.profile, to.security];

export const consoleMenus = {
  ...menus,
  forShop: menus.seller
    .map((item) =>
      'entries' in item ? { ...item, entries: item.entries.filter((entry) => !shopsOwn.includes(entry.to)) } : item,
    )
    .filter((item) => !('entries' in item) || item.entries.length > 0),
};

export const entriesOf = (item: MenuEntry | MenuGroup): readonly MenuEntry[] =>
  'entries' in item ? item.entries : [item];

export const isOn = ({ to: address }: MenuEntry, pathname: string): boolean =>
  pathname === address || (address !== to.home && pathname.startsWith(`${address}/`));

/** How much waits behind an entry or a group. */
export const countWaiting = (item: MenuEntry | MenuGroup, counts: MenuCounts): number =>
  entriesOf(item)
    .flatMap((entry) => entry.counts ?? [])
    .reduce((sum, name) => sum + (counts[name] ?? 0), 0);

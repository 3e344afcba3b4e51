import type { SellerProfile, SellerRole, Waiting } from '@urumuri/contract';
import { mayCall, type StaffCall } from '@urumuri/contract/seller';
import { consoleAddresses as to } from './console-addresses.ts';

/** What may be counted beside an entry. */
export type MenuCounts = Partial<Waiting> & { unread?: number };

export type MenuEntry = {
  label: string;
  to: string;
  /** What the page asks first: who may not ask it is not shown the entry. */
  call: StaffCall;
  /** What of it waits, and is said beside it. */
  counts?: readonly (keyof MenuCounts)[];
  /** What the bar of a phone calls it; what has none is found under Menu. */
  atHand?: string;
};
export type MenuGroup = { label: string; entries: readonly MenuEntry[] };
export type MenuItem = MenuEntry | MenuGroup;

const overview: MenuEntry = { label: 'Overview', to: to.home, call: 'getSellerDashboard', atHand: 'Overview' };
const work: readonly MenuEntry[] = [
  { label: 'New order', to: to.newOrder, call: 'placePhoneOrder' },
  { label: 'Counter sale', to: to.counterSale, call: 'sellAtCounter' },
  { label: 'Pickup', to: to.pickup, call: 'getPickups' },
  { label: 'Call desk', to: to.calls, call: 'getSellerCalls', counts: ['toCall'], atHand: 'Calls' },
  { label: 'Returns', to: to.returns, call: 'getReturns', counts: ['returnsAsked', 'returnsReceived'] },
  { label: 'Warranty claims', to: to.claims, call: 'getSellerClaims', counts: ['claims'] },
];
const chat: MenuEntry = { label: 'Chat', to: to.chat, call: 'getSellerChats', counts: ['unread'], atHand: 'Chat' };
const queues: readonly MenuEntry[] = [
  { label: 'To give back', to: to.toGiveBack, call: 'getToGiveBack' },
  { label: 'To collect', to: to.toCollect, call: 'getToCollect' },
  { label: 'Cash', to: to.cash, call: 'getCash' },
  { label: 'Daily closing', to: to.dayClosing, call: 'getDayClosing' },
  { label: 'Reports', to: to.reports, call: 'getReport' },
  { label: 'Payouts', to: to.payouts, call: 'getOwnStatement' },
];
const people: MenuEntry = { label: 'People', to: to.colleagues, call: 'getColleagues' };
const drops: MenuEntry = { label: 'Deliveries', to: to.drops, call: 'getDrops', atHand: 'Deliveries' };
const security: MenuEntry = { label: 'Security', to: to.security, call: 'getSellerSecurity' };

/** Every page of the console that is not reached from another; at most nine lines while one group is open at a time. */
const menus: Record<SellerRole, readonly MenuItem[]> = {
  seller: [
    overview,
    {
      label: 'Orders',
      entries: [{ label: 'All orders', to: to.orders, call: 'getSellerOrders', atHand: 'Orders' }, ...work],
    },
    {
      label: 'Products',
      entries: [
        { label: 'All products', to: to.products, call: 'getSellerProducts' },
        { label: 'Import', to: to.imports, call: 'getImports' },
        { label: 'Vouchers', to: to.vouchers, call: 'getSellerVouchers' },
      ],
    },
    { label: 'Money', entries: queues },
    { label: 'Customers', entries: [chat, { label: 'Reviews', to: to.reviews, call: 'getSellerReviews' }] },
    {
      label: 'Account',
      entries: [{ label: 'My shop', to: to.profile, call: 'updateSellerProfile' }, security, people],
    },
  ],
  admin: [
    overview,
    {
      label: 'Orders',
      entries: [
        { label: 'All orders', to: to.allOrders, call: 'getAllOrders', atHand: 'Orders' },
        { label: 'Our orders', to: to.orders, call: 'getSellerOrders' },
        ...work,
      ],
    },
    {
      label: 'Money',
      entries: [{ label: 'Payments', to: to.payments, call: 'getProofs', counts: ['payments'] }, ...queues],
    },
    {
      label: 'Products',
      entries: [
        { label: 'Our products', to: to.products, call: 'getSellerProducts' },
        {
          label: 'Products to check',
          to: to.productsToCheck,
          call: 'getProductsToCheck',
          counts: ['productsToCheck'],
        },
        { label: 'Categories', to: to.categories, call: 'getAdminCategories' },
        { label: 'Brands', to: to.brands, call: 'getAdminBrands' },
        { label: 'Import', to: to.imports, call: 'getImports' },
        { label: 'Our vouchers', to: to.vouchers, call: 'getSellerVouchers' },
      ],
    },
    {
      label: 'Customers',
      entries: [
        { label: 'Customers', to: to.customers, call: 'getCustomers' },
        chat,
        { label: 'Reviews', to: to.reviews, call: 'getSellerReviews', counts: ['reportedReviews'] },
        { label: 'Messages', to: to.messages, call: 'getMessages' },
      ],
    },
    {
      label: 'Search',
      entries: [
        { label: 'Searches', to: to.searches, call: 'getSearchReport' },
        { label: 'Synonyms', to: to.synonyms, call: 'getSynonyms' },
      ],
    },
    { label: 'Shops', to: to.shops, call: 'getSellers', counts: ['shops'] },
    {
      label: 'Settings',
      entries: [
        { label: 'Settings', to: to.settings, call: 'getSettings' },
        { label: 'Texts', to: to.templates, call: 'getTemplates' },
        { label: 'Pages', to: to.pages, call: 'getEditedPages' },
        { label: 'Banners', to: to.banners, call: 'getAdminBanners' },
        { label: 'First steps', to: to.firstSteps, call: 'getFirstSteps' },
        { label: 'Status', to: to.status, call: 'getStatus' },
      ],
    },
    {
      label: 'Account',
      entries: [{ label: 'My account', to: to.profile, call: 'updateSellerProfile' }, security, people],
    },
  ],
};

/** What the office leaves to a shop in whose name it works. */
const shopsOwn: readonly string[] = [to.chat, to.imports, to.profile, to.security, to.colleagues];

function keepEntries(items: readonly MenuItem[], isKept: (entry: MenuEntry) => boolean): MenuItem[] {
  return items
    .map((item) => ('entries' in item ? { ...item, entries: item.entries.filter(isKept) } : item))
    .filter((item) => ('entries' in item ? item.entries.length > 0 : isKept(item)));
}

/** What somebody may open, by the shop or office they are in and by their role there. */
export const menuOf = ({ role, isForShop, staffRole }: Pick<SellerProfile, 'role' | 'isForShop' | 'staffRole'>) =>
  keepEntries(
    staffRole === 'rider' ? [drops, security] : menus[role],
    ({ to: address, call }) => mayCall(staffRole, call) && !(isForShop && shopsOwn.includes(address)),
  );

export const entriesOf = (item: MenuItem): readonly MenuEntry[] => ('entries' in item ? item.entries : [item]);

export const isOn = ({ to: address }: Pick<MenuEntry, 'to'>, pathname: string): boolean =>
  pathname === address || (address !== to.home && pathname.startsWith(`${address}/`));

/** How much waits behind an entry or a group. */
export const countWaiting = (item: MenuItem, counts: MenuCounts): number =>
  entriesOf(item)
    .flatMap((entry) => entry.counts ?? [])
    .reduce((sum, name) => sum + (counts[name] ?? 0), 0);

import { addresses } from '../platform/format/addresses.ts';

/** The header's links, in the order of the header and of the slide-in menu. */
export const mainLinks = [
  { label: 'Home', to: addresses.home },
  { label: 'Shop', to: addresses.shop },
  { label: 'About us', to: addresses.about },
] as const;

import { expect, it } from 'vitest';
import { findCurrent, menuLinks } from './menu-links.ts';

it.each([
  ['/dashboard', { Dashboard: 'page' }],
  ['/dashboard/', { Dashboard: 'page' }],
  ['/dashboard/my-orders', { 'My Orders': 'page' }],
  ['/dashboard/order/details/7', { 'My Orders': 'true' }],
  ['/dashboard/my-wishlist', { Wishlist: 'page' }],
  ['/dashboard/chat', { 'Chat Support': 'page' }],
  ['/dashboard/chat/7', { 'Chat Support': 'true' }],
  ['/dashboard/change-password', { 'Change Password': 'page' }],
  ['/dashboard/chatter', {}],
])('marks one link at most on %s', (pathname, expected) => {
  const marks = menuLinks.map((link) => [link.label, findCurrent(link, pathname)] as const);
  expect(Object.fromEntries(marks.filter(([, mark]) => mark !== undefined))).toEqual(expected);
});

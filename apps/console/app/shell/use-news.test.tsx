import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '@urumuri/ui/parts/toaster.tsx';
import { openPage } from '../testing/open-page.tsx';
import { useNews } from './use-news.ts';

let isVisible = true;

const news = [
  { text: 'New order 1', to: '/orders/1' },
  { text: 'New order 2', to: '/orders/2' },
  { text: 'Aline sent a message', to: '/chat' },
];

function News() {
  const tell = useNews();
  return (
    <>
      {news.map((one) => (
        <button key={one.to} type="button" onClick={() => tell(one)}>
          {one.to}
        </button>
      ))}
      <Toaster />
    </>
  );
}

const happens = async (to: string) => {
  const button = await screen.findByRole('button', { name: to });
  act(() => button.click());
};

const look = (next: boolean) => {
  isVisible = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isVisible);
  document.title = 'Orders · Sellers';
});

afterEach(() => vi.restoreAllMocks());

it('names what has come to who is looking, and leads to it', async () => {
  const { user } = openPage('/chat', { '/chat': { default: News } });
  await happens('/orders/1');
  expect(document.title).toBe('Orders · Sellers');
  await user.click(await screen.findByRole('link', { name: 'New order 1' }));
  await screen.findByText('Arrived at /orders/1');
});

it('says nothing to who is on that very page', async () => {
  openPage('/chat', { '/chat': { default: News } });
  await happens('/chat');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('counts in the title while nobody looks, and shows it to who comes back', async () => {
  openPage('/chat', { '/chat': { default: News } });
  await screen.findByRole('button', { name: '/chat' });
  look(false);
  await happens('/orders/1');
  await happens('/orders/2');
  expect(document.title).toBe('(2) Orders · Sellers');
  expect(screen.queryByRole('link', { name: 'New order 1' })).toBeNull();
  look(true);
  expect(document.title).toBe('Orders · Sellers');
  await screen.findByRole('link', { name: 'New order 2' });
  screen.getByRole('link', { name: 'New order 1' });
});

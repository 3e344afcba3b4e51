import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePages } from './use-pages.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

it('shows the first page as it came and fetches the rest once, for who pages on', async () => {
  let asked = 0;
  const loadAll = async () => {
    asked += 1;
    return all;
  };
  const { result } = renderHook(() => usePages({ items: ['a', 'b'], total: 5, loadAll }, 2));
  expect(result.current).toMatchObject({ visible: ['a', 'b'], canGoBack: false, canGoOn: true, announcement: '' });
  await act(async () => result.current.step(1));
  expect(result.current).toMatchObject({ visible: ['c', 'd'], canGoBack: true, announcement: 'Page 2 of 3' });
  await act(async () => result.current.step(1));
  expect(result.current).toMatchObject({ visible: ['e'], canGoOn: false });
  await act(async () => result.current.step(-1));
  await act(async () => result.current.step(-1));
  expect(result.current).toMatchObject({ visible: ['a', 'b'], canGoBack: false });
  expect(asked).toBe(1);
});

it('stays where it is when the rest cannot be fetched, and tries again', async () => {
  const answers = [Promise.reject(new Error('no line')), Promise.resolve(all)];
  const loadAll = () => answers.shift() ?? Promise.resolve(all);
  const { result } = renderHook(() => usePages({ items: ['a', 'b'], total: 5, loadAll }, 2));
  await act(async () => result.current.step(1));
  expect(result.current).toMatchObject({ visible: ['a', 'b'], canGoOn: true });
  await act(async () => result.current.step(1));
  expect(result.current.visible).toEqual(['c', 'd']);
});

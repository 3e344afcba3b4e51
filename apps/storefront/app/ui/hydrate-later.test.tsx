import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { notePressedButtons } from '../platform/pressed-buttons.ts';
import { HydrateLater, HydrateNext, startTurns, usePageTurn } from './hydrate-later.tsx';

type PageProps = { order?: string; label?: string; onPress?: () => void };

function Page({ order = 'Sort', label = 'Next', onPress }: PageProps) {
  return (
    <>
      <HydrateNext>
        <button onClick={onPress}>{order}</button>
        <HydrateNext>
          <button type="button" onClick={onPress}>
            Wish
          </button>
        </HydrateNext>
      </HydrateNext>
      <HydrateLater className="first">
        <button onClick={onPress}>{label}</button>
      </HydrateLater>
      <HydrateLater>
        <button type="button" onClick={onPress}>
          Far below
        </button>
      </HydrateLater>
    </>
  );
}

function WholePage({ onPress }: PageProps) {
  usePageTurn();
  return <button onClick={onPress}>Buy</button>;
}

/** As the server writes them: nothing waits there. */
const html = renderToString(<Page />);
const wholeHtml = renderToString(
  <Suspense>
    <WholePage />
  </Suspense>,
);

let tellNear: (element: Element) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        tellNear = (target) => tell([{ target, isIntersecting: true }]);
      }
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

/** A page of the server's, taken over as far as it is at once. */
function openPage(props: PageProps, pressedBefore: readonly string[] = []) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const pressed = notePressedButtons();
  for (const name of pressedBefore) fireEvent.click(nameButton(name));
  startTurns(pressed);
  return render(<Page {...props} />, { container, hydrate: true });
}

const nameButton = (name: string) => screen.getByRole('button', { name });

it('keeps what the server wrote, and works as soon as somebody reaches for it', () => {
  const onPress = vi.fn();
  openPage({ onPress });
  const button = nameButton('Next');
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  expect(nameButton('Next')).toBe(button);
  fireEvent.click(nameButton('Far below'));
  expect(onPress).toHaveBeenCalledOnce();
});

it('takes over what comes near, with what the server knew and then with what has become of it', async () => {
  const onPress = vi.fn();
  const { rerender, container } = openPage({ onPress });
  const button = nameButton('Next');
  rerender(<Page label="Next page" onPress={onPress} />);
  tellNear(container.querySelector('.first') ?? container);
  expect(await screen.findByRole('button', { name: 'Next page' })).toBe(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

it('takes over what is in sight in a task of its own, with what has become of it meanwhile', async () => {
  const onPress = vi.fn();
  const { rerender } = openPage({ onPress });
  const button = nameButton('Sort');
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  rerender(<Page order="Sorted" onPress={onPress} />);
  expect(await screen.findByRole('button', { name: 'Sorted' })).toBe(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

it('takes over all that is in sight, one in the other, before the first click on it', () => {
  const onPress = vi.fn();
  openPage({ onPress });
  const button = nameButton('Wish');
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

it('answers what was pressed before, each button once, wherever it stands', async () => {
  const onPress = vi.fn();
  openPage({ onPress }, ['Far below', 'Wish', 'Wish', 'Sort']);
  const pressed = [nameButton('Far below'), nameButton('Wish')];
  expect(pressed.map(({ ariaBusy }) => ariaBusy)).toEqual(['true', 'true']);
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(2));
  expect(pressed.map(({ ariaBusy }) => ariaBusy)).toEqual([null, null]);
  fireEvent.click(nameButton('Wish'));
  expect(onPress).toHaveBeenCalledTimes(3);
});

it('does not answer who waited for too long', async () => {
  const onPress = vi.fn();
  openPage({ onPress }, ['Wish']);
  const later = performance.now() + 11_000;
  const now = vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => now.mockRestore());
  await vi.waitFor(() => expect(nameButton('Wish').ariaBusy).toBeNull());
  expect(onPress).not.toHaveBeenCalled();
});

it.each([
  { page: 'a page that is whole', initialized: true, isAtOnce: false },
  { page: 'a page whose data is being fetched', initialized: false, isAtOnce: true },
])('takes $page over at once: $isAtOnce', async ({ initialized, isAtOnce }) => {
  vi.stubGlobal('__reactRouterDataRouter', { state: { initialized } });
  const onPress = vi.fn();
  const page = (
    <Suspense>
      <WholePage onPress={onPress} />
    </Suspense>
  );
  const container = document.createElement('div');
  container.innerHTML = wholeHtml;
  document.body.append(container);
  startTurns();
  render(page, { container, hydrate: true });
  const button = nameButton('Buy');
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(isAtOnce ? 1 : 0);
  await vi.waitFor(() => {
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalled();
  });
  expect(nameButton('Buy')).toBe(button);
});

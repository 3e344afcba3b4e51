import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HydrateLater, startTurns } from './hydrate-later.tsx';

function Page({ onPress }: { onPress?: () => void }) {
  return (
    <HydrateLater>
      <button onClick={onPress}>Next</button>
    </HydrateLater>
  );
}

it('keeps what the server wrote, and works as soon as somebody reaches for it', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  const button = screen.getByRole('button');
  const onPress = vi.fn();
  startTurns();
  render(<Page onPress={onPress} />, { container, hydrate: true });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).toBe(button);
});

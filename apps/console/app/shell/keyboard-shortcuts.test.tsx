import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { choose } from './device-choices.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';

const page = {
  default: () => (
    <>
      <input aria-label="Note" />
      <KeyboardShortcuts />
    </>
  ),
};

beforeEach(() => choose('shortcuts', true));

it('leads to pages by two keys', async () => {
  openPage('/chat', { '/chat': page });
  await screen.findByLabelText('Note');
  // At once: the second key counts for a short while only.
  for (const key of ['g', 'c']) fireEvent.keyDown(document.body, { key });
  await screen.findByText('Arrived at /calls');
});

it('leaves alone what is written, and keys with others held', async () => {
  const { user } = openPage('/chat', { '/chat': page });
  const note = await screen.findByLabelText('Note');
  await user.type(note, 'gc?');
  expect(screen.queryByRole('dialog')).toBeNull();
  note.blur();
  await user.keyboard('g{Control>}c{/Control}');
  expect((note as HTMLInputElement).value).toBe('gc?');
});

it('lists them under ?, where they are switched off', async () => {
  const { user } = openPage('/chat', { '/chat': page });
  await screen.findByLabelText('Note');
  await user.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).toContain('Go to Call desk');
  await user.click(screen.getByRole('checkbox', { name: /^Use keyboard shortcuts/ }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('?gc');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByLabelText('Note');
});

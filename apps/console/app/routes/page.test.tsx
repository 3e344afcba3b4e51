import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as page from './page.tsx';

const returns = { page: 'returns', title: 'Returns', description: 'How to give back', text: '## Old', version: 3 };
const address = '/pages/returns';

beforeEach(() => saveSellerToken('office-token'));

function openEditor(save: Parameters<typeof answerCalls>[0][string]) {
  const asked = answerCalls({
    'GET /api/seller/admin/pages': { pages: [returns] },
    'PUT /api/seller/admin/pages/returns': save,
  });
  return { asked, ...openPage(address, { '/pages/:page': page }) };
}

const saved = (asked: ReturnType<typeof answerCalls>) => asked.filter(({ call }) => call.startsWith('PUT'));

it('shows beside the text how visitors will read it, and saves it with the version it was opened with', async () => {
  let version = 3;
  const { user, asked } = openEditor(() => ({ message: 'Saved', version: (version += 1) }));
  const text = await screen.findByLabelText('Text');
  await user.clear(text);
  await user.type(text, '## Write to {{email}\n\n<b>now</b>');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByRole('heading', { name: 'Write to hello@urumuri.example' })).toBeTruthy();
  expect(preview.getByText('<b>now</b>')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved(asked)).toHaveLength(1);
  expect(saved(asked)[0]?.body).toMatchObject({ version: 3, text: '## Write to {email}\n\n<b>now</b>' });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => saved(asked)[1]?.body).toMatchObject({ version: 4 });
});

it('says that somebody was faster, and keeps what was typed', async () => {
  const conflict = new Refusal(409, 'edit_conflict', 'Somebody has changed this meanwhile.');
  const { user } = openEditor(conflict);
  await user.type(await screen.findByLabelText('Text'), ' and new');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('Somebody has changed this meanwhile.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('## Old and new');
});

it('says beside the field what is wrong with it', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Title is required', { title: 'Title is required' });
  const { user } = openEditor(refusal);
  await user.clear(await screen.findByLabelText('Title'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Title')).toContain('Title is required');
});

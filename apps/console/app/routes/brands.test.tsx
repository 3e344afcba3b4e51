import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage } from '../testing/open-page.tsx';
import * as brands from './brands.tsx';

beforeEach(() => saveSellerToken('office-token'));

it('asks before a brand is merged, also by Enter, and sends nothing when it is kept', async () => {
  const asked = answerCalls({
    'GET /api/seller/admin/brands': {
      brands: [{ _id: 'b1', name: 'Samsng', formerNames: [], products: 2 }],
      total: 1,
      perPage: 20,
    },
    'POST /api/seller/admin/brands/b1/merge': { message: 'Merged' },
  });
  const { user } = openPage('/brands', { '/brands': brands });
  const form = within(await screen.findByRole('form', { name: 'Merge Samsng', hidden: true }));
  const isMerge = ({ call }: { call: string }) => call.endsWith('/merge');
  await user.type(form.getByLabelText('Merge into the brand'), 'Samsung{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Samsng into Samsung?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep both' }));
  expect(asked.some(isMerge)).toBe(false);
  await user.click(form.getByRole('button', { name: 'Merge', hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Merge the brands' }));
  await expect.poll(() => asked.find(isMerge)?.body).toEqual({ into: 'Samsung' });
});

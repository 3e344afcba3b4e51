import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as synonyms from './synonyms.tsx';

const listed = {
  own: [{ _id: 's1', term: 'igitara', meaning: 'guitar', isOff: false }],
  things: [{ names: [{ name: 'pad', meaning: 'tablet', isOff: false }], means: [] }],
  proposals: [{ term: 'umubyimba', meaning: 'radio', turns: 7 }],
  counts: { own: 1, off: 0, shipped: 1 },
  total: 1,
  perPage: 20,
};

beforeEach(() => saveSellerToken('office-token'));

function openSynonyms(calls: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/seller/admin/synonyms': listed,
    'POST /api/seller/admin/synonyms': { message: 'Added' },
    'POST /api/seller/admin/synonyms/try': {
      before: { total: 0, isNearest: false, products: [] },
      after: { total: 2, isNearest: false, products: ['A radio', 'Another radio'] },
    },
    'POST /api/seller/admin/synonyms/switch': { message: 'Switched' },
    'POST /api/seller/admin/synonyms/dismiss': { message: 'Dismissed' },
    ...calls,
  });
  return { asked, ...openPage('/synonyms', { '/synonyms': synonyms }) };
}

async function fill(user: ReturnType<typeof openSynonyms>['user']) {
  await user.type(await screen.findByLabelText('Search word'), 'radiyo');
  await user.type(screen.getByLabelText('Meaning'), 'radio');
}

it('says what a synonym would change, and adds it only when told to', async () => {
  const { user, asked } = openSynonyms();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  const tried = within(await screen.findByRole('status'));
  expect(tried.getByText('nothing')).toBeTruthy();
  expect(tried.getByText('2 products')).toBeTruthy();
  expect(asked.some(({ call }) => call === 'POST /api/seller/admin/synonyms')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Add synonym' }));
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/seller/admin/synonyms')?.body)
    .toEqual({ term: 'radiyo', meaning: 'radio' });
});

it('says beside the field what is wrong with it', async () => {
  const details = { meaning: 'Both are the same word to the search already.' };
  const refusal = new Refusal(400, 'validation_failed', details.meaning, details);
  const { user } = openSynonyms({ 'POST /api/seller/admin/synonyms': refusal });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Add synonym' }));
  await expect.poll(() => noteOn('Meaning')).toContain('the same word');
});

it('takes a proposal over or dismisses it, and switches a shipped name off', async () => {
  const { user, asked } = openSynonyms();
  const pair = { term: 'umubyimba', meaning: 'radio' };
  /** Nothing can be pressed until what was pressed before is done. */
  const press = async (name: string) => {
    await expect.poll(() => screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBeNull();
    await user.click(screen.getByRole('button', { name }));
  };
  await user.click(await screen.findByRole('button', { name: 'Add umubyimba means radio' }));
  await expect.poll(() => asked.find(({ call }) => call === 'POST /api/seller/admin/synonyms')?.body).toEqual(pair);
  await press('Dismiss umubyimba means radio');
  await expect.poll(() => asked.find(({ call }) => call.endsWith('/dismiss'))?.body).toEqual(pair);
  await press('Switch off pad');
  await expect
    .poll(() => asked.find(({ call }) => call.endsWith('/switch'))?.body)
    .toEqual({ term: 'pad', meaning: 'tablet', isOff: true });
});

import { screen, within } from '@testing-library/react';
import type { Category } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage, Refusal } from '../testing/open-page.tsx';
import * as categories from './categories.tsx';

beforeEach(() => saveSellerToken('office-token'));

function openCategories(calls: Parameters<typeof answerCalls>[0] = {}) {
  let kept: Category[] = [{ _id: 'c1', name: 'Kettles', slug: 'kettles', image: '/images/kettles/480' }];
  const asked = answerCalls({
    'GET /api/seller/admin/categories': () => ({ categorys: kept }),
    'GET /api/seller/specifications': () => ({ specifications: [] }),
    'PUT /api/seller/admin/categories/c1/specifications': () => ({ message: 'Saved' }),
    'POST /api/seller/pictures': { image: '/images/irons/480' },
    'POST /api/seller/admin/categories': ({ body }) => {
      const { name, image } = body as { name: string; image: string };
      kept = [...kept, { _id: 'c2', slug: 'irons', name, image }];
      return { message: 'Category added' };
    },
    'PUT /api/seller/admin/categories/c1': ({ body }) => {
      kept = kept.map((category) => ({ ...category, ...(body as object) }));
      return { message: 'Category saved' };
    },
    'DELETE /api/seller/admin/categories/c1': () => {
      kept = [];
      return { message: 'Category removed' };
    },
    ...calls,
  });
  return { asked, ...openPage('/categories', { '/categories': categories }) };
}

const isAddition = ({ call }: { call: string }) => call === 'POST /api/seller/admin/categories';

/** An answer that is given when the test says so. */
function holdAnswer() {
  let give: (said: object) => void = () => undefined;
  const answer = new Promise<object>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** The editors are folded away, which no layout says here. */
const hidden = { hidden: true };
const form = async (name: string) => within(await screen.findByRole('form', { name, ...hidden }));

it('adds a category with its picture, and is empty for the next', async () => {
  const { user, asked } = openCategories();
  await user.click(await screen.findByText('Add a category'));
  const fresh = await form('New category');
  await user.type(fresh.getByLabelText('Name'), 'Irons');
  await user.upload(fresh.getByLabelText('Add picture'), new File(['x'], 'iron.png', { type: 'image/png' }));
  await fresh.findByRole('img', { name: 'Picture 1', ...hidden });
  await user.click(fresh.getByRole('button', { name: 'Add category', ...hidden }));
  await form('Category Irons');
  expect(asked.find(isAddition)?.body).toEqual({
    name: 'Irons',
    image: '/images/irons/480',
    parentId: '',
    returns: null,
    vatPercent: null,
  });
  expect(fresh.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(fresh.queryByRole('img', hidden)).toBeNull();
});

it('waits for a picture on its way and gives it to the category it was chosen for', async () => {
  const upload = holdAnswer();
  const { user, asked } = openCategories({ 'POST /api/seller/pictures': () => upload.answer });
  await user.click(await screen.findByText('Add a category'));
  const fresh = await form('New category');
  await user.type(fresh.getByLabelText('Name'), 'Irons');
  await user.upload(fresh.getByLabelText('Add picture'), new File(['x'], 'iron.png', { type: 'image/png' }));
  await user.click(fresh.getByRole('button', { name: 'Add category', ...hidden }));
  expect(fresh.getByRole('button', { name: 'Uploading… Then we save it.', ...hidden })).toBeDefined();
  expect(asked.some(isAddition)).toBe(false);
  upload.give({ image: '/images/irons/480' });
  await form('Category Irons');
  expect(asked.find(isAddition)?.body).toEqual({
    name: 'Irons',
    image: '/images/irons/480',
    parentId: '',
    returns: null,
    vatPercent: null,
  });
  expect(fresh.queryByRole('img', hidden)).toBeNull();
});

it('does not save without the picture when it cannot be uploaded', async () => {
  const upload = holdAnswer();
  const { user, asked } = openCategories({ 'POST /api/seller/pictures': () => upload.answer });
  await user.click(await screen.findByText('Add a category'));
  const fresh = await form('New category');
  await user.type(fresh.getByLabelText('Name'), 'Irons');
  await user.upload(fresh.getByLabelText('Add picture'), new File(['x'], 'iron.png', { type: 'image/png' }));
  await user.click(fresh.getByRole('button', { name: 'Add category', ...hidden }));
  upload.give(new Refusal(415, 'unsupported_media_type', 'This is not a picture.'));
  await expect.poll(() => fresh.getAllByText(/This is not a picture\./)).toHaveLength(2);
  expect(asked.some(isAddition)).toBe(false);
});

it('says beside the name that it is taken', async () => {
  const refusal = new Refusal(409, 'name_taken', 'There is a category of this name already');
  const { user } = openCategories({ 'PUT /api/seller/admin/categories/c1': refusal });
  const kettles = await form('Category Kettles');
  await user.click(screen.getByText('Kettles', { selector: 'summary, summary *' }));
  await user.click(kettles.getByRole('button', { name: 'Save category', ...hidden }));
  await kettles.findByText('There is a category of this name already');
  expect(document.activeElement).toBe(kettles.getByLabelText('Name'));
});

it('takes one away only after asking', async () => {
  const { user, asked } = openCategories();
  const kettles = await form('Category Kettles');
  await user.click(kettles.getAllByRole('button', { name: 'Remove', ...hidden })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Kettles”?' }));
  expect(dialog.getByText(/Only a category without products and subcategories can be removed/)).toBeDefined();
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => screen.queryByRole('form', { name: 'Category Kettles', ...hidden })).toBeNull();
});

it('puts a category into another, with terms of return, and says what its products are described by', async () => {
  const { user, asked } = openCategories();
  const kettles = await form('Category Kettles');
  expect(
    within(kettles.getByLabelText('Parent category')).queryByRole('option', { name: 'Kettles', ...hidden }),
  ).toBeNull();
  const fresh = await form('New category');
  await user.type(fresh.getByLabelText('Name'), 'Gooseneck');
  await user.selectOptions(fresh.getByLabelText('Parent category'), 'Kettles');
  await user.type(fresh.getByLabelText('Days to return'), '30');
  await user.type(fresh.getByLabelText('Return condition'), 'In its box.');
  await user.type(fresh.getByLabelText('VAT in prices (%)'), '0');
  await user.click(fresh.getByRole('button', { name: 'Add category', ...hidden }));
  await expect
    .poll(() => asked.find(isAddition)?.body)
    .toEqual({
      name: 'Gooseneck',
      image: '',
      parentId: 'c1',
      returns: { days: 30, note: 'In its box.' },
      vatPercent: 0,
    });
  const specifications = await form('Specifications of Kettles');
  await user.type(specifications.getByLabelText('Specifications'), 'Capacity: number L');
  await user.click(specifications.getByRole('button', { name: 'Save specifications', ...hidden }));
  await expect
    .poll(() => asked.find(({ call }) => call.endsWith('/specifications') && call.startsWith('PUT'))?.body)
    .toEqual({ specifications: [{ name: 'Capacity', kind: 'number', unit: 'L', choices: [] }] });
});

import { logIn, turnTo } from './console-page.ts';
import { expect, expectAccessibleAtBothSizes, openPage, searchBox, test } from './shopper.ts';

test('the office reads what was searched for, tries a synonym, adds it and takes it away', async ({ page }) => {
  const word = `umubyimba${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`;
  await openPage(page, '/');
  const noted = page.waitForRequest((request) => request.url().endsWith('/api/home/note-search'));
  await searchBox(page).fill(word);
  await page.keyboard.press('Enter');
  expect((await noted).postDataJSON()).toEqual({ value: word, found: 0 });

  await openPage(page, '/seller/searches');
  await logIn(page, 'office@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
  await expectAccessibleAtBothSizes(page);

  await turnTo(page, 'Synonyms');
  const form = page.getByRole('form', { name: 'New synonym' });
  await form.getByLabel('Search word').fill(word);
  await form.getByLabel('Meaning').fill('television');
  await form.getByRole('button', { name: 'Try it' }).click();
  await expect(form.getByRole('status')).toContainText(/nothing.*\d+ products/);
  await expectAccessibleAtBothSizes(page);
  await form.getByRole('button', { name: 'Add synonym' }).click();
  await page.getByRole('link', { name: 'Our own' }).click();
  const own = page.getByRole('region', { name: 'Our own' });
  await page.getByRole('searchbox', { name: 'Find a synonym' }).fill(word);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(own.getByText(word, { exact: true })).toBeVisible();
  await own.getByRole('button', { name: `Delete ${word} means television` }).click();
  await expect(own.getByText(word, { exact: true })).toHaveCount(0);
});

import { contentPages } from '@urumuri/contract';
import { firstIdentity } from '@urumuri/identity';
import { expect, it } from 'vitest';
import { settingsChanges } from '../../db/schema/index.ts';
import { useOffice } from '../../testing/use-office.ts';

const { office, shop } = useOffice();

const read = async (address: string) => {
  const { statusCode, body } = await shop().app.inject(address);
  expect(statusCode).toBe(200);
  return body;
};

it.each(contentPages)('has /%s with a text of its own, linked from every page and in the sitemap', async (page) => {
  const body = await read(`/${page}`);
  const { title, text } = (await shop().app.inject(`/api/home/pages/${page}`)).json<{ title: string; text: string }>();
  expect(body).toContain(`<title>${title} | Urumuri</title>`);
  expect(body).toMatch(/<meta name="description" content="[^"{]{20,}"/);
  expect(body).toContain(`<link rel="canonical" href="http://shop.test/${page}"`);
  expect(text).not.toContain('{');
  expect(await read('/')).toContain(`href="/${page}"`);
  expect(await read('/sitemaps/pages.xml')).toContain(`<loc>http://shop.test/${page}</loc>`);
});

it('shows the text of a page as soon as it is saved, and keeps who wrote it and what it was', async () => {
  expect(await read('/returns')).toContain('Wrong, broken or missing');
  const { pages } = await office().getEditedPages();
  const before = pages.find(({ page }) => page === 'returns');
  const body = {
    title: 'Giving back',
    description: 'How to give something back to {name}.',
    text: '## Within a month\n\nCall {phone}. <script>alert(1)</script> [x](javascript:alert(1))',
    version: before?.version ?? -1,
  };
  expect(await office().saveContentPage({ params: { page: 'returns' }, body })).toMatchObject({ version: 1 });
  const page = await read('/returns');
  expect(page).toContain('<h2>Within a month</h2>');
  expect(page).toContain(`Call ${firstIdentity.email}.`);
  expect(page).not.toMatch(/<script>alert|href="javascript:/i);

  const rows = await shop().database.db.select().from(settingsChanges);
  const row = rows.find(({ name }) => name === 'page:returns');
  expect(row).toMatchObject({ name: 'page:returns', version: 1, changedBy: expect.stringMatching(/./) });
  expect(row?.before).toMatchObject({ title: 'Returns' });
  expect(row?.after).toMatchObject({ title: 'Giving back' });
  const { pages: now } = await office().getEditedPages();
  expect(now.find((one) => one.page === 'returns')).toMatchObject({
    version: 1,
    lastChange: { changedBy: row?.changedBy },
  });
});

it('tells a second tab that a page was changed meanwhile, and changes nothing', async () => {
  const params = { page: 'warranty' } as const;
  const body = { title: 'Warranty', description: 'A description', text: 'First', version: 0 };
  await office().saveContentPage({ params, body });
  const second = { ...body, text: 'Second' };
  expect(await office().refusalOf.saveContentPage({ params, body: second })).toBe('edit_conflict');
  expect(await read('/warranty')).toContain('First');
  const both = [office(), office()].map((tab) => tab.saveContentPage({ params, body: { ...second, version: 1 } }));
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it.each([
  [{ text: ' ' }, 'Text is required'],
  [{ text: 'x'.repeat(20_001) }, 'Text must be at most 20000 characters'],
  [{ title: '' }, 'Title is required'],
  [{ description: 'x'.repeat(201) }, 'Description must be at most 200 characters'],
  [{ version: -1 }, 'Version must be a whole number from 0 to 1,000,000,000'],
])('refuses %o of a page with a sentence', async (fault, sentence) => {
  const body = { title: 'Help', description: 'A description', text: 'A text', version: 0, ...fault };
  const saving = office().saveContentPage({ params: { page: 'help' }, body });
  await expect(saving).rejects.toMatchObject({ status: 400, message: sentence });
});

it('takes a long text, refuses a huge one and knows no other page', async () => {
  const body = { title: 'Terms', description: 'A description', text: 'é\n'.repeat(9_999), version: 0 };
  await office().saveContentPage({ params: { page: 'terms' }, body });
  const huge = office().saveContentPage({ params: { page: 'terms' }, body: { ...body, text: 'x'.repeat(200_000) } });
  await expect(huge).rejects.toMatchObject({ status: 413 });
  expect(await office().refusalOf.saveContentPage({ params: { page: 'imprint' as 'help' }, body })).toBe('not_found');
  expect((await shop().app.inject('/api/home/pages/imprint')).statusCode).toBe(404);
});

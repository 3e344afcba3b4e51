import { expect, expectAccessible, test } from './shopper.ts';

const page = (words: string) =>
  `<!doctype html><html lang="en"><title>Words</title><main><h1>Words</h1>${words}</main></html>`;
const readable = '<p class="word">A word that everybody can read</p>'.repeat(3);

test('a page is refused for one pale word among many that look alike', async ({ page: shown }) => {
  await shown.setContent(page(readable));
  await expectAccessible(shown);

  const pale = readable + '<p class="word" style="color: #ccc">A word that few can read</p>';
  await shown.setContent(page(pale + readable));
  await expect(expectAccessible(shown)).rejects.toThrow(/color-contrast: .*nth-child\(5\)/);

  const onGrey = `<div style="background: #555">${readable}</div>`;
  await shown.setContent(page(readable + onGrey));
  await expect(expectAccessible(shown)).rejects.toThrow(/color-contrast: p:nth-child\(1\)/);
});

test('a page is checked again when its looks change', async ({ page: shown }) => {
  await shown.setContent(page(readable));
  await expectAccessible(shown);
  await shown.evaluate(() => document.body.style.setProperty('color', '#bbb'));
  await expect(expectAccessible(shown)).rejects.toThrow(/color-contrast/);
});
